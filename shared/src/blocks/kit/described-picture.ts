import { focalPoint, image, imageAlt } from '../model/properties/pictures.js';

/** Image with its alternative text and focal point. */
export const describedPicture = {
  image: image({
    label: 'Image',
    group: 'Image',
    alternative: 'imageAlt',
    focalPoint: 'focalPoint',
  }),
  focalPoint: focalPoint('image'),
  imageAlt,
};
