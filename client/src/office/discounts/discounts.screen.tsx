import type { DiscountsQuery } from '@selvedge/shared/discounts/contract';
import { createRoute } from '@tanstack/react-router';

import { listSearchIn } from '../../ui/office/list-search.js';
import { lazyPage, root } from '../shell/index.js';

const DiscountListPage = lazyPage(async () => {
  const { DiscountListPage } = await import('./DiscountListPage.js');
  return DiscountListPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/discounts',
  staticData: {
    menu: { text: 'Discounts', place: 52 },
    ability: { store: 'discounts.manage' },
  },
  validateSearch: (search): DiscountsQuery => listSearchIn(search),
  component: function Discounts() {
    const query = screen.useSearch();
    const navigate = screen.useNavigate();
    return <DiscountListPage query={query} onQuery={(next) => void navigate({ search: next })} />;
  },
});
