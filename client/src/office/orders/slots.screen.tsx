import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const SlotsPage = lazyPage(async () => {
  const page = await import('./pigeonholes/SlotsPage.js');
  return page.SlotsPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/slots',
  staticData: {
    menu: { text: 'Slots', place: 26 },
    ability: { atlas: 'orders.view-all' },
  },
  validateSearch: ({ searchTerm }: Readonly<Record<string, unknown>>): { searchTerm?: string } =>
    typeof searchTerm === 'string' && searchTerm !== '' ? { searchTerm } : {},
  component: function Slots() {
    const { searchTerm = '' } = screen.useSearch();
    const navigate = screen.useNavigate();
    return (
      <SlotsPage
        term={searchTerm}
        onTerm={(next) => void navigate({ search: next === '' ? {} : { searchTerm: next } })}
      />
    );
  },
});
