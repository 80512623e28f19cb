export { ImagesModule } from './images.module.js';
export { PictureSources } from './picture-sources.js';
export { Pictures } from './pictures.js';
