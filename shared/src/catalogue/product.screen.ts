import type { ByZone } from '../delivery/delivery-zone.js';
import type { BundlePiece } from './bundles/bundle.js';
import { homeCrumb } from '../screens/breadcrumb-trail.js';
import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';
import { collectionLink, colourKey } from '../links/links.js';
import { textIn } from '../screens/query.js';
import type { ProductOptions } from '../themes/product-options.js';
import type {
  Collection,
  Creator,
  Product,
  ProductCard,
  Review,
  ReviewSummary,
} from './contract.js';
import type { SizeChart } from './garments/size-charts.js';

/** Product fields that shoppers may see, without costs, printing and moderation. */
export type ShopProduct = Pick<
  Product,
  | 'uuid'
  | 'name'
  | 'urlName'
  | 'description'
  | 'gender'
  | 'tags'
  | 'colours'
  | 'defaultColour'
  | 'ugcImages'
  | 'price'
  | 'salePrice'
  | 'currency'
  | 'isBundle'
  | 'bundleItems'
  | 'enableAddToCart'
> & {
  /** Whether it is clothing, which has a fit. */
  readonly isWorn: boolean;
};

/** Shown as the author of a review whose author was erased. */
export const erasedAuthor = 'Anonymous';

/** Review summary with the latest reviews. */
export interface ProductReviews extends ReviewSummary {
  readonly latest: readonly Review[];
}

export interface ProductProps {
  readonly product: ShopProduct;
  readonly options: ProductOptions;
  readonly colour: string;
  /** Id of the image shown first; null for the first of the colour. */
  readonly picture: string | null;
  /** The first collection that contains it. */
  readonly collection: Pick<Collection, 'name' | 'urlName'> | null;
  readonly creator: Pick<Creator, 'name' | 'urlName' | 'avatar'> | null;
  readonly reviews: ProductReviews;
  /** Measures of its sizes; null if there is no chart. */
  readonly sizeGuide: Pick<SizeChart, 'columns' | 'rows'> | null;
  /** Pieces of a bundle; empty for other products. */
  readonly pieces: readonly BundlePiece[];
  /** Cross-selling products. */
  readonly crossSells: readonly ProductCard[];
  /**
   * Delivery price of one item by zone, in minor units of the product's currency; null for a zone
   * without destination.
   */
  readonly delivery: ByZone<number | null>;
  /** Country of the shop; default for unknown visitors. */
  readonly home: string;
  /** Zone labels such as "UK delivery". */
  readonly zoneNames: ByZone<string>;
  readonly related: readonly ProductCard[];
  readonly form: FormState | null;
  /** Label of the item that was just added to the basket, such as "Coral · M". */
  readonly added: string | null;
  /** Whether the product is hidden from listings and searches. */
  readonly isHidden: boolean;
}

/** `?colour=` is also sent by forms without JavaScript. */
export const productScreen = defineScreen<ProductProps>()({
  name: 'product',
  routes: ['/product/{product}/', '/product/{product}/{colour}'],
  layout: 'standard',
  access: 'shop.visit',
  cache: ({ params, query }) => {
    // Contains personal state: the item that was just added.
    if (textIn(query['added']) !== undefined) return undefined;
    const colour = params.colour ?? textIn(query['colour']);
    return [params.product, colour && colourKey(colour), textIn(query['picture'])];
  },
  breadcrumbs: ({ product, collection }) => ({
    trail: [homeCrumb, ...above(collection)],
    here: product.name,
  }),
});

function above(collection: ProductProps['collection']) {
  return collection === null
    ? []
    : [{ text: collection.name, href: collectionLink(collection.urlName) }];
}
