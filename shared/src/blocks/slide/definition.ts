import { bannerProperties } from '../kit/banner.js';
import { defineBlock } from '../model/block.js';

/** BLK-032: one of the banners of a slideshow. */
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
