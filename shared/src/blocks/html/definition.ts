import { defineBlock } from '../model/block.js';
import type { Property, PropertyOptions } from '../model/property.js';
import { number } from '../model/properties/measures.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';
import { textIn } from '../model/wire.js';
import { maxFrameHeight } from '../kit/framed-markup.js';

/** In characters. */
const maxLength = 100_000;

/** Markup as its author wrote it. It is never cut: half of it would say something else. */
function markup(options: PropertyOptions): Property<string> {
  return {
    ...text({ ...options, maxLength, isCode: true }),
    read: (value) => {
      const found = textIn(value);
      return found === undefined || found.length > maxLength ? undefined : found;
    },
  };
}

/** BLK-059: an owner's own markup, in a frame out of which nothing reaches the shop. */
export const html = defineBlock({
  name: 'html',
  title: 'HTML',
  formerNames: ['htmlBlock'],
  places: ['store', 'dashboard'],
  properties: {
    // Not by the name of a text's: this one is never among the markup of the page itself.
    markup: markup({ label: 'HTML', group: 'Content', wireNames: ['html', 'markup'] }),
    title: text({
      maxLength: 100,
      label: 'What it shows, for those who cannot see it',
      group: 'Content',
    }),
    /** In pixels. */
    height: number({
      default: 300,
      min: 20,
      max: maxFrameHeight,
      isWhole: true,
      label: 'Height until it is measured',
      group: 'Layout',
    }),
    ...sectionProperties,
  },
  traits: {
    flow: 'inline',
    framedMarkup: ({ markup: own }) => own,
  },
});
