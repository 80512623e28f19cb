import { createRoute } from '@tanstack/react-router';

import { mediaSearchIn, type MediaSearch } from './media-search.js';
import { lazyPage, root } from '../shell/index.js';

const MediaLibraryPage = lazyPage(async () => {
  const { MediaLibraryPage } = await import('./MediaLibraryPage.js');
  return MediaLibraryPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/media',
  staticData: {
    menu: { text: 'Media', place: 60 },
    ability: { store: 'media.manage', atlas: 'media.manage' },
  },
  validateSearch: (search): MediaSearch => mediaSearchIn(search),
  component: function Media() {
    const search = screen.useSearch();
    const navigate = screen.useNavigate();
    return (
      <MediaLibraryPage search={search} onSearch={(next) => void navigate({ search: next })} />
    );
  },
});
