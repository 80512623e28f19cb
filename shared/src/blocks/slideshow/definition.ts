import { defineBlock } from '../model/block.js';
import { choice, flag } from '../model/properties/choices.js';
import { number } from '../model/properties/measures.js';
import { itemsAddress } from '../kit/fetched.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

export const slideshow = defineBlock({
  name: 'slideshow',
  title: 'Slideshow',
  formerNames: ['slideshowBlock'],
  places: ['store', 'dashboard'],
  slots: ['items'],
  properties: {
    title: text({
      maxLength: 100,
      label: 'Description for screen readers',
      group: 'Content',
    }),
    /** Time per slide in milliseconds. */
    speed: number({
      default: 5000,
      min: 2000,
      max: 60_000,
      isWhole: true,
      label: 'Time per slide (milliseconds)',
      group: 'Layout',
    }),
    /** Whether it advances automatically. */
    mode: choice({
      choices: ['slideshow', 'manual'],
      default: 'slideshow',
      label: 'Playback',
      group: 'Layout',
    }),
    preload: flag({ default: true, label: 'Preload the next slide', group: 'Image' }),
    ...itemsAddress,
    ...sectionProperties,
  },
});
