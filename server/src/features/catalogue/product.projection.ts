import type {
  Product,
  ProductCard,
  ProductColour,
  ProductImage,
} from '@selvedge/shared/catalogue/contract';

import type { Projection } from '../../platform/event-log/projection.js';
import type { ProductEvent } from './product.events.js';

/** A product as the shop reads it: the card for grids, the whole for its page, and what it is found by. */
export interface ProductRow {
  readonly division: number;
  readonly uuid: string;
  readonly id: number;
  readonly urlName: string;
  readonly enabled: boolean;
  /** Its place in grids, ascending. */
  readonly position: number;
  readonly card: ProductCard;
  readonly product: Product;
}

export const products: Projection<ProductRow, ProductEvent> = {
  name: 'products',
  reads: ['ProductSaved'],
  keysOf: ({ division, event }) => [{ division, uuid: event.product.uuid }],
  apply: (_, { division, event: { product } }) => ({
    division,
    uuid: product.uuid,
    id: product.id,
    urlName: product.urlName,
    enabled: product.enabled,
    position: product.position,
    card: cardOf(product),
    product,
  }),
};

function cardOf(product: Product): ProductCard {
  const { uuid, name, urlName, price, salePrice, currency, colours } = product;
  const [image, secondImage] = picturesOf(product);
  return {
    uuid,
    name,
    urlName,
    image,
    secondImage: secondImage ?? null,
    price,
    salePrice,
    currency,
    colours: colours.map((colour) => ({ name: colour.name, hex: colour.hex })),
  };
}

/** The default colour's pictures, then those of the others. */
function picturesOf({ colours, defaultColour }: Product): [ProductImage, ...ProductImage[]] {
  const isDefault = ({ name }: ProductColour): boolean => name === defaultColour;
  const ordered = [...colours.filter(isDefault), ...colours.filter((one) => !isDefault(one))];
  // The decider refuses a product without colour, and a colour without picture.
  return ordered.flatMap(({ images }) => images) as [ProductImage, ...ProductImage[]];
}
