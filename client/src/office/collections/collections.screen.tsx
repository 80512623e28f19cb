import type { ProductGroupsQuery } from '@selvedge/shared/collections/contract';
import { createRoute } from '@tanstack/react-router';

import { listSearchIn } from '../../ui/office/list-search.js';
import { lazyPage, root } from '../shell/index.js';

const CollectionListPage = lazyPage(async () => {
  const { CollectionListPage } = await import('./list/ProductGroupListPage.js');
  return CollectionListPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/collections',
  staticData: {
    menu: { text: 'Collections', place: 40 },
    ability: { store: 'collections.manage' },
  },
  validateSearch: (search): ProductGroupsQuery => listSearchIn(search),
  component: function Collections() {
    const query = screen.useSearch();
    const navigate = screen.useNavigate();
    return <CollectionListPage query={query} onQuery={(next) => void navigate({ search: next })} />;
  },
});
