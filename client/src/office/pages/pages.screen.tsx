import { createRoute } from '@tanstack/react-router';

import { pageSearchIn, type PageSearch } from './list/page-search.js';
import { lazyPage, root } from '../shell/index.js';

const PageListPage = lazyPage(async () => {
  const { PageListPage } = await import('./list/PageListPage.js');
  return PageListPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/pages',
  staticData: {
    menu: { text: 'Pages', place: 55 },
    ability: { store: 'pages.manage' },
  },
  validateSearch: (search): PageSearch => pageSearchIn(search),
  component: function Pages() {
    const search = screen.useSearch();
    const navigate = screen.useNavigate();
    return <PageListPage search={search} onSearch={(next) => void navigate({ search: next })} />;
  },
});
