import { MOCKUP_SIDES } from '../../catalogue/garments/mockup.js';
import { sectionProperties } from '../kit/section.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { choice, flag } from '../model/properties/choices.js';
import { length } from '../model/properties/measures.js';
import { text } from '../model/properties/texts.js';

/** Mock-up of a product in one colour. */
export const productMockup = defineBlock({
  name: 'productMockup',
  title: 'Product mock-up',
  formerNames: ['productMockupBlock'],
  places: ['store', 'dashboard'],
  properties: {
    product: text({ names: 'product', maxLength: 200, label: 'Product', group: 'Content' }),
    colour: text({
      maxLength: 60,
      label: 'Colour',
      group: 'Content',
      wireNames: ['colour', 'color'],
      isCode: true,
    }),
    side: choice({
      choices: MOCKUP_SIDES,
      default: 'front',
      choiceNames: { front: 'Front', back: 'Back' },
      label: 'Side',
      group: 'Content',
    }),
    isLinked: flag({ default: true, label: 'Link to the product', group: 'Actions' }),
    borderRadius: length({ default: null, label: 'Corner radius', group: 'Layout' }),
    ...sectionProperties,
  },
  traits: { firstPicture: (_, { mockup }) => mockup !== undefined && mockup !== null },
});

export type ProductMockupProperties = PropertiesOf<typeof productMockup>;
