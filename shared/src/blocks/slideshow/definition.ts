import { defineBlock } from '../model/block.js';
import { choice, flag } from '../model/properties/choices.js';
import { number } from '../model/properties/measures.js';
import { itemsAddress } from '../kit/fetched.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

/** BLK-033: slides, one after the other. */
export const slideshow = defineBlock({
  name: 'slideshow',
  title: 'Slideshow',
  formerNames: ['slideshowBlock'],
  places: ['store', 'dashboard'],
  slots: ['items'],
  properties: {
    title: text({
      maxLength: 100,
      label: 'What it shows, for those who cannot see it',
      group: 'Content',
    }),
    /** BLK-095: how long a slide stands, in milliseconds. */
    speed: number({
      default: 5000,
      min: 2000,
      max: 60_000,
      isWhole: true,
      label: 'Milliseconds for each slide',
      group: 'Layout',
    }),
    /** Whether it goes on by itself. */
    mode: choice({
      choices: ['slideshow', 'manual'],
      default: 'slideshow',
      label: 'How it goes on',
      group: 'Layout',
    }),
    /** BLK-093. */
    preload: flag({ default: true, label: 'Fetch the next slide early', group: 'Picture' }),
    ...itemsAddress,
    ...sectionProperties,
  },
});
