export { mockupCaching, sendPicture } from './image-answer.http.js';
export { ImagesModule } from './images.module.js';
export { PictureSources } from './picture-sources.service.js';
export { Pictures } from './pictures.service.js';
