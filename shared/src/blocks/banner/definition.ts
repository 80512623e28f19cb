import { bannerProperties } from '../kit/banner.js';
import { defineBlock } from '../model/block.js';

/** Text and buttons on an image. */
export const banner = defineBlock({
  name: 'banner',
  title: 'Banner',
  formerNames: ['bannerBlock'],
  places: ['store', 'mail', 'dashboard'],
  properties: bannerProperties,
  traits: {
    bleed: true,
    mainHeading: ({ titleType, title }) => titleType === 'h1' && title !== '',
    firstPicture: ({ media }) => media !== 'overlay',
  },
});
