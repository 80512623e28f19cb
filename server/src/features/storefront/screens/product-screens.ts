import { Injectable } from '@nestjs/common';
import type { Product } from '@selvedge/shared/catalogue/contract';
import { inSizeOrder } from '@selvedge/shared/catalogue/grid';
import { sizeChart, sizeChartOf, sizeRows } from '@selvedge/shared/catalogue/size-charts';
import { bundleWords, isComplete, piecesOf } from '@selvedge/shared/storefront/bundle';
import type { FormState } from '@selvedge/shared/storefront/form-state';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import type { ShopProduct } from '@selvedge/shared/catalogue/product.screen';
import type { AddForm } from '@selvedge/shared/storefront/forms/contract';
import { colourSlug, productLink } from '@selvedge/shared/storefront/links';
import type { Store } from '@selvedge/shared/stores/contract';
import { productOptions } from '@selvedge/shared/themes/product-options';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import { NotFound } from '../../../platform/http/http.errors.js';
import { Redirect } from '../../../platform/redirect.js';
import { CatalogueReader, type ProductPage } from '../../catalogue/index.js';
import { ProductsReader } from '../../products/index.js';
import type { PageContent } from '../render/shop-page.js';
import {
  collectionTag,
  creatorTag,
  productTag,
  relatedTag,
  reviewsTag,
} from '../html-cache/html-cache-tags.js';

/** What an address of a product asks for. */
export interface ProductWanted {
  readonly urlName: string;
  /** As in the address, `forest-green`. */
  readonly colour?: string | undefined;
  /** The size that was just put into the basket. */
  readonly added?: string | undefined;
  /** The id of the picture to begin with. */
  readonly picture?: string | undefined;
  /** GRD-045: who asks works on the shop. */
  readonly seesDisabled: boolean;
}

/** The page of a product, and what its form asks of the basket. */
@Injectable()
export class ProductScreens {
  constructor(
    private readonly catalogue: CatalogueReader,
    private readonly products: ProductsReader,
  ) {}

  /** In one statement. Throws NotFound, also for a colour that the product does not come in. */
  async product(store: Store, wanted: ProductWanted): Promise<PageContent> {
    const page = await this.catalogue.page(store.division, wanted.urlName);
    if (page === undefined) return this.disabled(store, wanted);
    const shown = shownAt(page.product, wanted);
    const content = contentOf(store, page, shown);
    // An address that asks for a picture that is not there is one of any number.
    if (shown.picture === null && wanted.picture !== undefined) return content;
    return { ...content, madeOf: madeOf(page) };
  }

  /** The product of that uuid again, with what was wrong in its form. Throws NotFound. */
  async productAgain(store: Store, uuid: string, form: FormState): Promise<PageContent> {
    const { urlName } = await this.known(store, uuid);
    const page = await this.catalogue.page(store.division, urlName);
    if (page === undefined) throw new NotFound();
    const { product } = page;
    const colour = product.colours.find(({ name }) => name === form.values['colour']);
    return contentOf(store, page, {
      colour: colour?.name ?? product.defaultColour,
      picture: null,
      added: null,
      form,
      isHidden: false,
    });
  }

  /** Where a product says that it was added: back on its page, in the chosen colour. Throws NotFound. */
  async addedAddress(store: Store, { product, colour, size }: AddForm): Promise<string> {
    const { urlName } = await this.known(store, product);
    return `${productLink(urlName, colour)}?added=${encodeURIComponent(size)}`;
  }

  /** GRD-045: for those who work on the shop, and so never kept for anybody. */
  private async disabled(store: Store, wanted: ProductWanted): Promise<PageContent> {
    const { urlName, seesDisabled } = wanted;
    const page = seesDisabled
      ? await this.catalogue.disabledPage(store.division, urlName)
      : undefined;
    if (page === undefined) return this.elsewhere(store, wanted);
    return contentOf(store, page, { ...shownAt(page.product, wanted), isHidden: true });
  }

  private async known({ division }: Store, uuid: string): Promise<Product> {
    const product = await this.products.byId(division, uuid);
    if (product === undefined) throw new NotFound();
    return product;
  }

  /** an id or uuid in place of the url name leads to the address that has the name. */
  private async elsewhere(store: Store, { urlName, colour }: ProductWanted): Promise<never> {
    const product = await this.known(store, urlName);
    throw new Redirect(productLink(product.urlName, colour));
  }
}

type Shown = Pick<ScreenOf<'product'>, 'colour' | 'picture' | 'added' | 'form' | 'isHidden'>;

function shownAt(product: Product, wanted: ProductWanted): Shown {
  const colour = colourOf(product, wanted.colour);
  return {
    colour,
    picture: pictureOf(product, wanted.picture),
    added: wanted.added === undefined ? null : addedWords(product, colour, wanted.added),
    form: null,
    isHidden: false,
  };
}

function contentOf(store: Store, page: ProductPage, shown: Shown): PageContent {
  const { product, crossSell: crossSells, related, latestReviews: latest } = page;
  const image = product.colours.find(({ name }) => name === shown.colour)?.images[0]?.original;
  const screen: ScreenOf<'product'> = {
    name: 'product',
    product: shopProductOf(product),
    options: productOptions(themeOf(store)),
    collection: collectionOf(page),
    creator: creatorOf(page),
    reviews: { ...page.reviews, latest },
    sizeGuide: sizeGuideOf(product),
    pieces: bundlePiecesOf(page),
    crossSells,
    related,
    delivery: store.shipping,
    ...shown,
  };
  return {
    screen,
    title: product.metaTitle ?? product.name,
    description: product.metaDescription ?? product.description,
    path: productLink(product.urlName),
    ...(image !== undefined && { image }),
    noindex: shown.form !== null || shown.added !== null || shown.isHidden,
  };
}

/** Those that are not shown too: they may be at any time. */
function madeOf({ product, related }: ProductPage): readonly string[] {
  const { uuid, collections, creator, crossSellProducts, bundleItems } = product;
  const others = [
    ...related.map((card) => card.uuid),
    ...crossSellProducts,
    ...bundleItems.map((item) => item.product),
  ];
  return [
    reviewsTag(uuid),
    relatedTag,
    ...[uuid, ...others].map(productTag),
    ...collections.map(collectionTag),
    ...(creator === null ? [] : [creatorTag(creator)]),
  ];
}

/** All of a bundle, or nothing: one that lacks a part cannot be bought. */
function bundlePiecesOf({ product, parts }: ProductPage): ScreenOf<'product'>['pieces'] {
  if (!product.isBundle) return [];
  const pieces = piecesOf(product, parts);
  return isComplete(product, pieces) ? pieces : [];
}

/** CAT-011: the product's own chart, or that of its garment. */
function sizeGuideOf(product: Product): ScreenOf<'product'>['sizeGuide'] {
  const { garment, sizeChartId, colours, isBundle } = product;
  const chart = sizeChart(sizeChartId) ?? (garment === null ? undefined : sizeChartOf(garment));
  if (chart === undefined || isBundle) return null;
  const sizes = new Set(colours.flatMap((colour) => colour.sizes.map(({ name }) => name)));
  const rows = sizeRows(chart, inSizeOrder([...sizes]));
  return rows.length === 0 ? null : { columns: chart.columns, rows };
}

function collectionOf({ collections: [first] }: ProductPage): ScreenOf<'product'>['collection'] {
  return first === undefined ? null : { name: first.name, urlName: first.urlName };
}

function creatorOf({ creator }: ProductPage): ScreenOf<'product'>['creator'] {
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
  };
}

function colourOf({ colours, defaultColour }: Product, slug: string | undefined): string {
  if (slug === undefined) return defaultColour;
  const colour = colours.find(({ name }) => colourSlug(name) === colourSlug(slug));
  if (colour === undefined) throw new NotFound();
  return colour.name;
}

/** Only one that there is: the address may say anything. */
function pictureOf({ colours }: Product, id: string | undefined): string | null {
  const known = colours.some(({ images }) => images.some((image) => image.id === id));
  return known && id !== undefined ? id : null;
}

/** Only of a size that there is. */
function addedWords(product: Product, colour: string, size: string): string | null {
  const sizes = product.colours.find(({ name }) => name === colour)?.sizes ?? [];
  if (!sizes.some(({ name }) => name === size)) return null;
  return product.isBundle ? bundleWords(product) : `${colour} · ${size}`;
}
