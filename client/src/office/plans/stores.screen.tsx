import type { StoresQuery } from '@selvedge/shared/plans/contract';
import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';
import { listSearchIn } from '../../ui/office/list-search.js';

const StoresPage = lazyPage(async () => {
  const { StoresPage } = await import('./StoresPage.js');
  return StoresPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/stores',
  staticData: {
    menu: { text: 'Shops', place: 82 },
    ability: { atlas: 'stores.look-after' },
  },
  validateSearch: (search): StoresQuery => listSearchIn(search),
  component: function Stores() {
    const query = screen.useSearch();
    const navigate = screen.useNavigate();
    return <StoresPage query={query} onQuery={(next) => void navigate({ search: next })} />;
  },
});
