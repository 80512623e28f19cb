import {
  sellingPrice,
  type Product,
  type ProductCard,
  type ProductColour,
  type ProductImage,
} from '@selvedge/shared/catalogue/contract';
import { isShown } from '@selvedge/shared/catalogue/cards/on-sale';

import type { Projection, Recorded } from '../../platform/event-log/model/projection.js';
import type { ProductReviewed } from '../reviews/index.js';
import { choicesOf } from '@selvedge/shared/catalogue/product-choices';
import type { ProductEvent } from './product.events.js';

/** A product as the shop reads it: the card for grids, the whole for its page, and what it is found by. */
export interface ProductRow {
  readonly division: number;
  readonly uuid: string;
  readonly id: number;
  readonly urlName: string;
  readonly enabled: boolean;
  /** Enabled and not denied (CAT-030). */
  readonly shown: boolean;
  /** Its place in grids, ascending, where nothing sold yet. */
  readonly position: number;
  readonly gender: string;
  readonly collections: readonly string[];
  readonly creator: string | null;
  readonly skus: readonly string[];
  /** What a grid's filters look for: see `choicesOf`. */
  readonly choices: readonly string[];
  readonly sellingPrice: number;
  /** CAT-002: who first saved it, and when. */
  readonly createdBy: string;
  readonly createdAt: string;
  /** When it was saved last. */
  readonly updatedAt: string;
  /** CAT-031: the mean rating is the sum by the count. */
  readonly reviewCount: number;
  readonly ratingSum: number;
  readonly card: ProductCard;
  readonly product: Product;
}

type Retained = Pick<ProductRow, 'createdBy' | 'createdAt' | 'reviewCount' | 'ratingSum'>;
type Saved = Retained & Pick<ProductRow, 'updatedAt'>;

export const products: Projection<ProductRow, ProductEvent | ProductReviewed> = {
  name: 'products',
  reads: ['ProductSaved', 'ProductReviewed'],
  keysOf: ({ division, event }) => [
    {
      division,
      uuid: event.type === 'ProductSaved' ? event.product.uuid : event.review.product,
    },
  ],
  apply: (row, recorded) => {
    const { division, event } = recorded;
    if (event.type === 'ProductSaved') {
      const saved = { ...(row ?? first(recorded)), updatedAt: recorded.occurredAt };
      return rowOf(division, event.product, saved);
    }
    if (row === undefined) return undefined;
    const { rating } = event.review;
    return { ...row, reviewCount: row.reviewCount + 1, ratingSum: row.ratingSum + rating };
  },
};

function first({ actor, occurredAt }: Recorded): Retained {
  return { createdBy: actor, createdAt: occurredAt, reviewCount: 0, ratingSum: 0 };
}

function rowOf(division: number, product: Product, saved: Saved): ProductRow {
  const { uuid, id, urlName, enabled, position, gender, collections, creator } = product;
  const { createdBy, createdAt, updatedAt, reviewCount, ratingSum } = saved;
  return {
    division,
    uuid,
    id,
    urlName,
    enabled,
    shown: isShown(product),
    position,
    gender,
    collections,
    creator,
    skus: product.colours.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)),
    choices: choicesOf(product),
    sellingPrice: sellingPrice(product),
    createdBy,
    createdAt,
    updatedAt,
    reviewCount,
    ratingSum,
    card: cardOf(product),
    product,
  };
}

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
