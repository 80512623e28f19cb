export { MediaLibraryPage } from './MediaLibraryPage.js';
export { MediaPicker } from './MediaPicker.js';
export { mediaSearchIn, type MediaSearch } from './media-search.js';
