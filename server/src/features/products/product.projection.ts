import {
  sellingPrice,
  type Product,
  type ProductCard,
  type ProductColour,
  type ProductImage,
} from '@selvedge/shared/catalogue/contract';
import {
  lowestBefore,
  pricesAfter,
  shownPrices,
  type PriceChange,
} from '@selvedge/shared/catalogue/prior-price';
import { isShown } from '@selvedge/shared/catalogue/cards/on-sale';

import type { Projection, Recorded } from '../../platform/event-log/model/projection.js';
import type { ProductReviewed } from '../reviews/index.js';
import { choicesOf } from '@selvedge/shared/catalogue/product-choices';
import type { ProductEvent } from './product.events.js';

/** Product as the shop reads it: card for grids, full data for its page, and search keys. */
export interface ProductRow {
  readonly division: number;
  readonly uuid: string;
  readonly id: number;
  readonly urlName: string;
  readonly enabled: boolean;
  /** Enabled and not denied (CAT-030). */
  readonly shown: boolean;
  /** Position in grids before any sales, ascending. */
  readonly position: number;
  readonly gender: string;
  readonly collections: readonly string[];
  readonly creator: string | null;
  readonly skus: readonly string[];
  /** Keys for grid filters, see `choicesOf`. */
  readonly choices: readonly string[];
  readonly sellingPrice: number;
  /** Selling prices that a reduction may refer to, oldest first. */
  readonly priceHistory: readonly PriceChange[];
  /** Lowest price before the product went on sale; null if it is not on sale or is new. */
  readonly priorPrice: number | null;
  /** Author and time of the first save (CAT-002). */
  readonly createdBy: string;
  readonly createdAt: string;
  /** Time of the last save. */
  readonly updatedAt: string;
  /** The average rating is the sum divided by the count (CAT-031). */
  readonly reviewCount: number;
  readonly ratingSum: number;
  readonly card: ProductCard;
  readonly product: Product;
}

type Retained = Pick<ProductRow, 'createdBy' | 'createdAt' | 'reviewCount' | 'ratingSum'>;
type History = Pick<ProductRow, 'priceHistory' | 'priorPrice'>;
type Saved = Retained & History & Pick<ProductRow, 'updatedAt'>;

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
      const history = historyAfter(row, event.product, recorded.occurredAt);
      return rowOf(division, event.product, { ...saved, ...history });
    }
    if (row === undefined) return undefined;
    const { rating } = event.review;
    return { ...row, reviewCount: row.reviewCount + 1, ratingSum: row.ratingSum + rating };
  },
};

function first({ actor, occurredAt }: Recorded): Retained {
  return { createdBy: actor, createdAt: occurredAt, reviewCount: 0, ratingSum: 0 };
}

/** Further reductions during a sale keep the price before the first one. */
function historyAfter(row: ProductRow | undefined, product: Product, at: string): History {
  const { priceHistory = [], priorPrice = null } = row ?? {};
  const wasReduced = row !== undefined && row.product.salePrice !== null;
  const before = wasReduced ? priorPrice : lowestBefore(priceHistory, at);
  return {
    priceHistory: pricesAfter(priceHistory, { at, price: sellingPrice(product) }),
    priorPrice: product.salePrice === null ? null : before,
  };
}

function rowOf(division: number, product: Product, saved: Saved): ProductRow {
  const { uuid, id, urlName, enabled, position, gender, collections, creator } = product;
  const { createdBy, createdAt, updatedAt, reviewCount, ratingSum, priceHistory, priorPrice } =
    saved;
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
    priceHistory,
    priorPrice,
    createdBy,
    createdAt,
    updatedAt,
    reviewCount,
    ratingSum,
    card: cardOf({ ...product, ...shownPrices(product, priorPrice) }),
    product,
  };
}

function cardOf(product: Product): ProductCard {
  const { uuid, name, urlName, price, salePrice, currency, isBundle, colours } = product;
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
    // The colour of a bundle only holds its images; shoppers choose the colour of each part.
    colours: isBundle ? [] : colours.map((colour) => ({ name: colour.name, hex: colour.hex })),
  };
}

/** Images of the default colour, then those of the others. */
function picturesOf({ colours, defaultColour }: Product): [ProductImage, ...ProductImage[]] {
  const isDefault = ({ name }: ProductColour): boolean => name === defaultColour;
  const ordered = [...colours.filter(isDefault), ...colours.filter((one) => !isDefault(one))];
  // The decider refuses products without a colour and colours without an image.
  return ordered.flatMap(({ images }) => images) as [ProductImage, ...ProductImage[]];
}
