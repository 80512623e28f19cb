import type { useNavigate } from '@tanstack/react-router';

import type { PaletteCommand } from '../../ui/office/PalettePopup.js';

type Navigate = ReturnType<typeof useNavigate>;

/** Of products and what they stand in. */
export function productCommands(navigate: Navigate): readonly PaletteCommand[] {
  return [
    { id: 'products', text: 'Products', run: () => void navigate({ to: '/products' }) },
    { id: 'new-product', text: 'New product', run: () => void navigate({ to: '/products/new' }) },
    {
      id: 'import-products',
      text: 'Import products',
      run: () => void navigate({ to: '/products/import' }),
    },
    { id: 'collections', text: 'Collections', run: () => void navigate({ to: '/collections' }) },
    {
      id: 'new-collection',
      text: 'New collection',
      run: () => void navigate({ to: '/collections/new' }),
    },
    { id: 'creators', text: 'Creators', run: () => void navigate({ to: '/creators' }) },
    { id: 'media', text: 'Media', run: () => void navigate({ to: '/media' }) },
  ];
}

/** Of pages. */
export function pageCommands(navigate: Navigate): readonly PaletteCommand[] {
  return [
    { id: 'pages', text: 'Pages', run: () => void navigate({ to: '/pages' }) },
    { id: 'new-page', text: 'New page', run: () => void navigate({ to: '/pages/new' }) },
  ];
}
