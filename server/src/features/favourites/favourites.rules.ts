import { sellingPrice, type Product, type ProductCard } from '@selvedge/shared/catalogue/contract';
import { isShown } from '@selvedge/shared/catalogue/cards/on-sale';
import { productUrl } from '@selvedge/shared/links/product-address';
import type {
  FavouriteItem,
  FavouriteLine,
  FavouritesAnswer,
  FavouriteVariant,
} from '@selvedge/shared/favourites/contract';
import { messages } from '@selvedge/shared/messages';

import type { LikedItems } from './favourites.decider.js';
import type { Liked } from './favourites.events.js';

export interface LikedProduct {
  readonly product: Product;
  readonly card: ProductCard;
}

export interface LikedList {
  readonly items: LikedItems;
  readonly products: readonly LikedProduct[];
}

/** Returns each favourite with its product's current name, price and image. */
export function favouriteLines({ items, products }: LikedList): readonly FavouriteLine[] {
  const byUuid = new Map(products.map((one) => [one.product.uuid, one]));
  return items.map((item) => lineOf(item, byUuid.get(item.productUuid)));
}

function lineOf(liked: Liked, found: LikedProduct | undefined): FavouriteLine {
  const { key, productUuid } = liked;
  const options = { Colour: liked.colour, Size: liked.size };
  if (found === undefined) return { ...unavailableLine, key, productUuid, options };
  const { product, card } = found;
  const variants = variantsOf(product, liked);
  return {
    key,
    productUuid,
    options,
    productId: String(product.id),
    productUrl: productUrl(product.urlName),
    name: product.name,
    priceIncTax: sellingPrice(product),
    currency: product.currency,
    image: card.image.original,
    available: variants.length > 0,
    card,
    variants,
    isBundle: product.isBundle,
  };
}

/** A line without a product can only be viewed and removed. */
const unavailableLine = {
  productId: '',
  productUrl: '',
  name: messages.productUnavailable,
  priceIncTax: 0,
  currency: '',
  image: '',
  available: false,
  card: null,
  variants: [],
  isBundle: false,
} as const satisfies Partial<FavouriteLine>;

/** Returns the variants that can be bought, given the chosen colour and size. */
function variantsOf(product: Product, { colour, size }: Liked): readonly FavouriteVariant[] {
  if (!isShown(product)) return [];
  return product.colours
    .filter(({ name }) => colour === '' || name === colour)
    .flatMap((one) =>
      one.sizes
        .filter(({ name, available }) => available && (size === '' || name === size))
        .map(({ sku, name }) => ({ sku, colour: one.name, size: name })),
    );
}

/** Answer of every favourites call (API-019). */
export function favouritesAnswer(lines: readonly FavouriteLine[]): FavouritesAnswer {
  return { items: lines.map(itemOf) };
}

function itemOf({ card: _card, variants: _variants, isBundle: _is, ...item }: FavouriteLine) {
  return item satisfies FavouriteItem;
}
