export { MediaFiles } from './media-files.js';
export { MediaModule } from './media.module.js';
export { MediaThumbnails } from './media-thumbnails.js';
