export { ImagesModule } from './images.module.js';
export { PictureSources } from './picture-sources.service.js';
export { Pictures } from './pictures.service.js';
