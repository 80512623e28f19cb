import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const NewDiscountPage = lazyPage(async () => {
  const { NewDiscountPage } = await import('./DiscountPage.js');
  return NewDiscountPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/discounts/new',
  staticData: { title: 'New discount', ability: { store: 'discounts.manage' } },
  /** `from` is the discount to duplicate. */
  validateSearch: (search): { from?: string } =>
    typeof search['from'] === 'string' ? { from: search['from'] } : {},
  component: function NewDiscount() {
    const { from } = screen.useSearch();
    const navigate = screen.useNavigate();
    return (
      <NewDiscountPage
        key={from}
        from={from}
        onCreated={(uuid) =>
          // The form is saved, so the unsaved-changes warning must not appear.
          void navigate({ to: '/discounts/$uuid', params: { uuid }, ignoreBlocker: true })
        }
      />
    );
  },
});
