import type { ByZone } from '../delivery/delivery-zone.js';
import type { BundlePiece } from '../storefront/bundle.js';
import { homeCrumb } from '../storefront/breadcrumb-trail.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';
import { collectionLink, colourSlug } from '../storefront/links.js';
import { textIn } from '../storefront/query.js';
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

/** What shoppers may see of a product: nothing of its costs, its printing or its moderation. */
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
>;

/** CAT-031: how a product was received, and what was said of it last. */
export interface ProductReviews extends ReviewSummary {
  readonly latest: readonly Review[];
}

export interface ProductProps {
  readonly product: ShopProduct;
  readonly options: ProductOptions;
  readonly colour: string;
  /** The id of the picture that is shown first; null for the first of the colour. */
  readonly picture: string | null;
  /** The first of those that it belongs to. */
  readonly collection: Pick<Collection, 'name' | 'urlName'> | null;
  readonly creator: Pick<Creator, 'name' | 'urlName' | 'avatar'> | null;
  readonly reviews: ProductReviews;
  /** CAT-011: the measures of the sizes that it comes in; null where there are none. */
  readonly sizeGuide: Pick<SizeChart, 'columns' | 'rows'> | null;
  /** What a bundle is made of; empty for what is none. */
  readonly pieces: readonly BundlePiece[];
  /** CAT-012: what its owner shows it beside. */
  readonly crossSells: readonly ProductCard[];
  /** Of one parcel by where it goes, in minor units of the product's currency. */
  readonly delivery: ByZone<number>;
  /** Where the shop is, and so a visitor of whom nothing is known. */
  readonly home: string;
  /** What a delivery there is called: "UK delivery". */
  readonly zoneNames: ByZone<string>;
  readonly related: readonly ProductCard[];
  readonly form: FormState | null;
  /** What was just put into the basket, in words ("Coral · M"). */
  readonly added: string | null;
  /** GRD-045: shoppers do not find it. */
  readonly isHidden: boolean;
}

/** RTE-043. `?colour=` is what a form without script may send. */
export const productScreen = defineScreen<ProductProps>()({
  name: 'product',
  routes: ['/product/{product}/', '/product/{product}/{colour}'],
  layout: 'standard',
  access: 'shop.visit',
  cache: ({ params, query }) => {
    // It says what this person has just put into the basket.
    if (textIn(query['added']) !== undefined) return undefined;
    const colour = params.colour ?? textIn(query['colour']);
    return [params.product, colour && colourSlug(colour), textIn(query['picture'])];
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
