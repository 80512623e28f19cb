import { sectionProperties, textColours } from '../kit/section.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { text } from '../model/properties/texts.js';

/** Breakdown of a product's price. */
export const priceBreakdown = defineBlock({
  name: 'priceBreakdown',
  title: 'Price breakdown',
  formerNames: ['priceBreakdownBlock'],
  places: ['store', 'dashboard'],
  properties: {
    title: text({
      default: 'Where the price goes',
      maxLength: 100,
      label: 'Title',
      group: 'Content',
    }),
    product: text({ names: 'product', maxLength: 200, label: 'Product', group: 'Content' }),
    ...textColours,
    ...sectionProperties,
  },
});

export type PriceBreakdownProperties = PropertiesOf<typeof priceBreakdown>;
