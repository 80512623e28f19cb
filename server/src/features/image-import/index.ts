export type { OutsidePictureEvent } from './outside-picture.events.js';
export { OutsidePicturesReader, type OwnPicture } from './outside-picture.queries.js';
export { OutsidePictures } from './outside-pictures.js';
export { OutsidePicturesModule } from './outside-pictures.module.js';
export { addressOfSource, keyOfSource } from './outside-source.js';
