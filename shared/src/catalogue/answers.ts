import type { ImageModel } from '../images/image-model.js';
import type { ApprovalStatus } from './approval.js';
import type { Collection, Creator, ProductCard, Review, ReviewSummary } from './contract.js';
import type { GridOffer } from './cards/grid.js';
import type { Manufacturer, ProductModel } from './product-model.js';

/** CAT-024, API-037: a product in a list of a division. Prices in minor units. */
export interface DivisionProduct {
  readonly id: number;
  readonly uuid: string;
  readonly urlName: string;
  readonly name: string;
  readonly description: string;
  readonly image: ImageModel;
  readonly price: number;
  readonly salePrice: number | null;
  readonly currency: string;
  readonly manufacturer: Manufacturer;
  readonly reviews: ReviewSummary;
}

/** CAT-025: a collection on the wire; its banner in one size, or null without any picture. */
export interface CollectionModel extends Omit<Collection, 'banner'> {
  readonly banner: { readonly thumbnails: { readonly full: string | null } };
}

/** A list in an answer. */
export interface ListAnswer<Item> {
  readonly data: readonly Item[];
}

/** What was said of a product, the newest first. */
export type ProductReviews = ListAnswer<Review>;

/** API-057: a product with what stands around it. */
export interface ProductDetail extends ProductModel {
  /** CAT-031: the newest first. */
  readonly latestReviews: readonly Review[];
  readonly related: readonly ProductCard[];
  readonly crossSell: readonly ProductCard[];
  /** CAT-010: the uuids, names and colours of a bundle's parts, in its order. */
  readonly bundleProducts: readonly BundleProduct[];
  readonly drawnBy: Creator | null;
}

export type BundleProduct = Pick<
  ProductModel,
  'uuid' | 'name' | 'urlName' | 'images' | 'options' | 'defaultColour'
>;

interface GridAnswer {
  readonly products: readonly ProductCard[];
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  readonly offer: GridOffer;
}

/** API-057, CAT-026. */
export interface CollectionDetail extends CollectionModel, GridAnswer {}

/** API-057, CAT-027. */
export interface CreatorDetail extends Creator, GridAnswer {}

/** What moderation said of a product (CAT-009, CAT-030). */
export interface ApprovalNow {
  readonly id: number;
  readonly uuid: string;
  readonly approvalStatus: ApprovalStatus;
  readonly approvalText: string;
  readonly denialReason: string | null;
}

/** One version of a product. */
export interface ProductVersion {
  /** From 1. */
  readonly version: number;
  /** `customer:7`, `staff:3`, `system:…`. */
  readonly actor: string;
  /** ISO 8601. */
  readonly at: string;
  /** The fields that are not as they were in the version before, by the alphabet; all of the first. */
  readonly fields: readonly string[];
}

/** GET /omnis/v3/dashboard/products/{uuid}/history/: the newest first. */
export type ProductHistory = ListAnswer<ProductVersion>;
