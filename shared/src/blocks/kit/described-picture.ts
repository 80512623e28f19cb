import { focalPoint, image, imageAlt } from '../model/properties/pictures.js';

/** The picture of a block that has one: what it shows in words, and what of it stays in view. */
export const describedPicture = {
  image: image({
    label: 'Picture',
    group: 'Picture',
    alternative: 'imageAlt',
    focalPoint: 'focalPoint',
  }),
  focalPoint: focalPoint('image'),
  imageAlt,
};
