import { lazy } from 'react';

export { MediaPicker } from './MediaPicker.js';
export { PictureInput } from './PictureInput.js';
export { mediaSearchIn, type MediaSearch } from './media-search.js';

/** Fetched when somebody goes there; other screens want the picker alone. */
export const MediaLibraryPage = lazy(async () => {
  const { MediaLibraryPage } = await import('./MediaLibraryPage.js');
  return { default: MediaLibraryPage };
});
