export { contentTypeOf } from './intake/content-type.js';
export { MediaFiles } from './media-files.service.js';
export { MediaLibrary } from './media-library.service.js';
export { MediaSquares } from './intake/media-squares.service.js';
export { NewestPictures } from './newest-pictures.source.js';
export { MediaModule } from './media.module.js';
export { MediaThumbnails } from './thumbnails/media-thumbnails.service.js';
