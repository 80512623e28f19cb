import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const NewProductPage = lazyPage(async () => {
  const { NewProductPage } = await import('./create/NewProductPage.js');
  return NewProductPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/products/new',
  staticData: { title: 'New product', ability: { store: 'products.manage' } },
  component: function NewProduct() {
    const navigate = screen.useNavigate();
    return (
      <NewProductPage
        onCreated={(uuid) => void navigate({ to: '/products/$uuid', params: { uuid } })}
      />
    );
  },
});
