export { MediaFiles } from './media-files.js';
export { MediaLibrary } from './media-library.js';
export { MediaModule } from './media.module.js';
export { MediaThumbnails } from './media-thumbnails.js';
