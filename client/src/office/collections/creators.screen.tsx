import type { ProductGroupsQuery } from '@selvedge/shared/collections/contract';
import { createRoute } from '@tanstack/react-router';

import { listSearchIn } from '../../ui/office/list-search.js';
import { lazyPage, root } from '../shell/index.js';

const CreatorListPage = lazyPage(async () => {
  const { CreatorListPage } = await import('./list/ProductGroupListPage.js');
  return CreatorListPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/creators',
  staticData: {
    menu: { text: 'Creators', place: 50 },
    ability: { store: 'creators.manage' },
  },
  validateSearch: (search): ProductGroupsQuery => listSearchIn(search),
  component: function Creators() {
    const query = screen.useSearch();
    const navigate = screen.useNavigate();
    return <CreatorListPage query={query} onQuery={(next) => void navigate({ search: next })} />;
  },
});
