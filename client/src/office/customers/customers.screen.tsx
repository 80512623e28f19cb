import { createRoute } from '@tanstack/react-router';

import { customersSearchIn, type CustomersSearch } from './customers-search.js';
import { lazyPage, root } from '../shell/index.js';

const CustomersPage = lazyPage(async () => {
  const { CustomersPage } = await import('./CustomersPage.js');
  return CustomersPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/customers',
  staticData: {
    menu: { text: 'Customers', place: 83 },
    ability: { atlas: 'customers.look-after' },
  },
  validateSearch: (search): CustomersSearch => customersSearchIn(search),
  component: function Customers() {
    const search = screen.useSearch();
    const navigate = screen.useNavigate();
    return <CustomersPage search={search} onSearch={(next) => void navigate({ search: next })} />;
  },
});
