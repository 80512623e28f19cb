import { createRoute } from '@tanstack/react-router';

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
  validateSearch: ({ searchTerm }: Readonly<Record<string, unknown>>): { searchTerm?: string } =>
    typeof searchTerm === 'string' && searchTerm !== '' ? { searchTerm } : {},
  component: function Customers() {
    const { searchTerm = '' } = screen.useSearch();
    const navigate = screen.useNavigate();
    return (
      <CustomersPage
        term={searchTerm}
        onTerm={(next) => void navigate({ search: next === '' ? {} : { searchTerm: next } })}
      />
    );
  },
});
