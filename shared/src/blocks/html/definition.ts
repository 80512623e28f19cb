import { defineBlock } from '../model/block.js';
import type { Property, PropertyOptions } from '../model/property.js';
import { number } from '../model/properties/measures.js';
import { sectionProperties } from '../kit/section.js';
import { text } from '../model/properties/texts.js';
import { textIn } from '../model/wire.js';
import { maxFrameHeight } from '../kit/framed-markup.js';

const maxLength = 100_000;

/**
 * Custom markup. A value that is too long is discarded, because truncated markup would be invalid.
 */
function markup(options: PropertyOptions): Property<string> {
  return {
    ...text({ ...options, maxLength, isCode: true }),
    read: (value) => {
      const found = textIn(value);
      return found === undefined || found.length > maxLength ? undefined : found;
    },
  };
}

/** The owner's own markup in an isolated frame without access to the shop. */
export const html = defineBlock({
  name: 'html',
  title: 'HTML',
  formerNames: ['htmlBlock'],
  places: ['store', 'dashboard'],
  properties: {
    // Not named `html`: the value never becomes part of the page's own markup.
    markup: markup({ label: 'HTML', group: 'Content', wireNames: ['html', 'markup'] }),
    title: text({
      maxLength: 100,
      label: 'Description for screen readers',
      group: 'Content',
    }),
    height: number({
      default: 300,
      min: 20,
      max: maxFrameHeight,
      isWhole: true,
      label: 'Initial height (pixels)',
      group: 'Layout',
    }),
    ...sectionProperties,
  },
  traits: {
    flow: 'inline',
    framedMarkup: ({ markup: own }) => own,
  },
});
