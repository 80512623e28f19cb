import type { Product } from '@selvedge/shared/catalogue/contract';
import { inSizeOrder } from '@selvedge/shared/catalogue/listing/grid';
import { destinationsOf } from '@selvedge/shared/checkout/destination';
import { pricesByZone, zoneOf, type DeliveryZone } from '@selvedge/shared/delivery/delivery-zone';
import { zoneNamesOf } from '@selvedge/shared/delivery/zone-labels';
import { sizeChart, sizeChartOf, sizeRows } from '@selvedge/shared/catalogue/garments/size-charts';
import { isWorn } from '@selvedge/shared/catalogue/garments/worn';
import { bundleLabel, isComplete, piecesOf } from '@selvedge/shared/catalogue/bundles/bundle';
import type { FormState } from '@selvedge/shared/screens/form-state';
import type {
  ProductProps,
  productScreen,
  ShopProduct,
} from '@selvedge/shared/catalogue/product.screen';
import { colourNamed, productLink } from '@selvedge/shared/links/links';
import type { Store } from '@selvedge/shared/stores/contract';
import { homeOf, homePlaceOf } from '@selvedge/shared/stores/home';
import { productOptions } from '@selvedge/shared/themes/product-options';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import { NotFound } from '../../platform/refusals.js';
import { type ContentOf } from '../../features/storefront/index.js';
import type { ProductPage } from '../../features/catalogue/product-page.queries.js';
import { productIn } from '../../features/catalogue/block-sources/product-prices.js';

/** Parameters of a product address. */
export interface ProductRequest {
  readonly urlName: string;
  /** As in the address: `forest-green`. */
  readonly colour?: string | undefined;
  /** The size that was just added to the basket. */
  readonly added?: string | undefined;
  /** Id of the image to show first. */
  readonly picture?: string | undefined;
}

type Shown = Pick<ProductProps, 'colour' | 'picture' | 'added' | 'form' | 'isHidden'>;

/** Resolves the parameters of an address. Throws NotFound for an unknown colour. */
export function shownAt(product: Product, requested: ProductRequest): Shown {
  const colour = colourOf(product, requested.colour);
  return {
    colour,
    picture: pictureOf(product, requested.picture),
    added: requested.added === undefined ? null : addedLabel(product, colour, requested.added),
    form: null,
    isHidden: false,
  };
}

/** State of the page when its form is shown again. */
export function shownAgain({ colours, defaultColour }: Product, form: FormState): Shown {
  const colour = colours.find(({ name }) => name === form.values['colour']);
  return {
    colour: colour?.name ?? defaultColour,
    picture: null,
    added: null,
    form,
    isHidden: false,
  };
}

export function contentOf(
  store: Store,
  page: ProductPage,
  shown: Shown,
): ContentOf<typeof productScreen> {
  const { product, crossSell: crossSells, related, latestReviews: latest } = page;
  const image = product.colours.find(({ name }) => name === shown.colour)?.images[0]?.original;
  const props: ProductProps = {
    product: shopProductOf(product),
    options: productOptions(themeOf(store)),
    collection: collectionOf(page),
    creator: creatorOf(page),
    reviews: { ...page.reviews, latest },
    sizeGuide: sizeGuideOf(product),
    pieces: bundlePiecesOf(page),
    crossSells,
    related,
    delivery: deliveryOf(store),
    home: homeOf(store),
    zoneNames: zoneNamesOf(homePlaceOf(store)),
    ...shown,
  };
  return {
    props,
    inCurrency: (currency) => productIn(currency, props),
    head: {
      title: product.metaTitle ?? product.name,
      description: product.metaDescription ?? product.description,
      path: productLink(product.urlName),
      ...(image !== undefined && { image }),
      noindex: shown.form !== null || shown.added !== null || shown.isHidden,
    },
  };
}

/** Delivery price by zone; null for a zone in which the store delivers to no country. */
function deliveryOf(store: Store): ProductProps['delivery'] {
  const { home, near, far } = pricesByZone(store.shipping);
  const zones = new Set(destinationsOf(store).map(({ code }) => zoneOf(code, homeOf(store))));
  const priceIn = (zone: DeliveryZone, price: number) => (zones.has(zone) ? price : null);
  return { home: priceIn('home', home), near: priceIn('near', near), far: priceIn('far', far) };
}

/** Returns all pieces of a bundle, or none: an incomplete bundle cannot be bought. */
function bundlePiecesOf({ product, parts }: ProductPage): ProductProps['pieces'] {
  if (!product.isBundle) return [];
  const pieces = piecesOf(product, parts);
  return isComplete(product, pieces) ? pieces : [];
}

/** CAT-011: returns the product's own chart, or that of its garment. */
function sizeGuideOf(product: Product): ProductProps['sizeGuide'] {
  const { garment, sizeChartId, colours, isBundle } = product;
  const chart = sizeChart(sizeChartId) ?? (garment === null ? undefined : sizeChartOf(garment));
  if (chart === undefined || isBundle) return null;
  const sizes = new Set(colours.flatMap((colour) => colour.sizes.map(({ name }) => name)));
  const rows = sizeRows(chart, inSizeOrder([...sizes]));
  return rows.length === 0 ? null : { columns: chart.columns, rows };
}

function collectionOf({ collections: [first] }: ProductPage): ProductProps['collection'] {
  return first === undefined ? null : { name: first.name, urlName: first.urlName };
}

function creatorOf({ creator }: ProductPage): ProductProps['creator'] {
  if (creator === null) return null;
  const { name, urlName, avatar } = creator;
  return { name, urlName, avatar };
}

function shopProductOf(product: Product): ShopProduct {
  return {
    uuid: product.uuid,
    name: product.name,
    urlName: product.urlName,
    description: product.description,
    gender: product.gender,
    tags: product.tags,
    colours: product.colours,
    defaultColour: product.defaultColour,
    ugcImages: product.ugcImages,
    price: product.price,
    salePrice: product.salePrice,
    currency: product.currency,
    isBundle: product.isBundle,
    bundleItems: product.bundleItems,
    enableAddToCart: product.enableAddToCart,
    isWorn: isWorn(product),
  };
}

function colourOf({ colours, defaultColour }: Product, slug: string | undefined): string {
  if (slug === undefined) return defaultColour;
  const colour = colourNamed(colours, slug);
  if (colour === undefined) throw new NotFound();
  return colour.name;
}

/** Ignores unknown ids, because the address can contain anything. */
function pictureOf({ colours }: Product, id: string | undefined): string | null {
  const exists = colours.some(({ images }) => images.some((image) => image.id === id));
  return exists && id !== undefined ? id : null;
}

/** Ignores unknown sizes. */
function addedLabel(product: Product, colour: string, size: string): string | null {
  const sizes = product.colours.find(({ name }) => name === colour)?.sizes ?? [];
  if (!sizes.some(({ name }) => name === size)) return null;
  return product.isBundle ? bundleLabel(product) : `${colour} · ${size}`;
}
