import { PRODUCT_ORDERS } from '../../catalogue/listing/grid.js';
import { defineBlock, type PropertiesOf } from '../model/block.js';
import { actions } from '../model/properties/actions.js';
import { choice } from '../model/properties/choices.js';
import { number } from '../model/properties/measures.js';
import { sectionProperties, textColours } from '../kit/section.js';
import { text } from '../model/properties/texts.js';

/** Products of the shop, or of one collection. */
export const productList = defineBlock({
  name: 'productList',
  title: 'Product list',
  formerNames: ['productListBlock', 'products'],
  places: ['store'],
  properties: {
    title: text({ maxLength: 100, label: 'Title', group: 'Content' }),
    /** Slug, uuid or id of the collection; empty for all products. */
    collection: text({
      maxLength: 200,
      label: 'Collection',
      group: 'Content',
      names: 'collection',
    }),
    sortBy: choice({
      choices: PRODUCT_ORDERS,
      default: 'bestsellerOrder',
      choiceNames: {
        bestsellerOrder: 'Best sellers first',
        'new-in': 'Newest first',
        'price-asc': 'Lowest price first',
        'price-desc': 'Highest price first',
      },
      label: 'Sort by',
      group: 'Content',
    }),
    limit: number({
      default: 4,
      min: 1,
      max: 48,
      isWhole: true,
      label: 'Maximum number of products',
      group: 'Content',
    }),
    actions: actions({ label: 'Buttons', group: 'Actions' }),
    ...textColours,
    ...sectionProperties,
  },
  traits: {
    firstPicture: (_, { products = [] }) => products.length > 0,
  },
});

export type ProductListProperties = PropertiesOf<typeof productList>;
