import { bannerProperties } from '../kit/banner.js';
import { defineBlock } from '../model/block.js';

/** A banner within a slideshow. */
export const slide = defineBlock({
  name: 'slide',
  title: 'Slide',
  formerNames: ['slideBlock'],
  places: ['store', 'dashboard'],
  properties: bannerProperties,
  traits: {
    firstPicture: ({ media }) => media !== 'overlay',
  },
});
