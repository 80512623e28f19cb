import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const ImportPage = lazyPage(async () => {
  const { ImportPage } = await import('./import/ImportPage.js');
  return ImportPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/products/import',
  staticData: { title: 'Import products', ability: { store: 'products.manage' } },
  validateSearch: (search): { file?: string } =>
    typeof search['file'] === 'string' ? { file: search['file'] } : {},
  component: function Import() {
    const { file } = screen.useSearch();
    const navigate = screen.useNavigate();
    return (
      <ImportPage
        uuid={file}
        onUuid={(uuid) => void navigate({ search: uuid === undefined ? {} : { file: uuid } })}
      />
    );
  },
});
