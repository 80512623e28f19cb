import type { ImageModel } from './cards/image-model.js';
import type { ApprovalStatus } from './approval.js';
import type { Collection, Creator, ProductCard, Review, ReviewSummary } from './contract.js';
import type { GridOffer } from './listing/grid.js';
import type { Manufacturer, ProductModel } from './product-model.js';

/** A product in a list of a division. Prices in minor units. */
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

/** A collection in API responses; its banner in one size, or null without an image. */
export interface CollectionModel extends Omit<Collection, 'banner'> {
  readonly banner: { readonly thumbnails: { readonly full: string | null } };
}

export interface ListAnswer<Item> {
  readonly data: readonly Item[];
}

/** Newest first. */
export type ProductReviews = ListAnswer<Review>;

/** A product with its reviews and related data. */
export interface ProductDetail extends ProductModel {
  /** Newest first. */
  readonly latestReviews: readonly Review[];
  readonly related: readonly ProductCard[];
  readonly crossSell: readonly ProductCard[];
  /** Uuids, names and colours of a bundle's pieces, in order. */
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

export interface CollectionDetail extends CollectionModel, GridAnswer {}

export interface CreatorDetail extends Creator, GridAnswer {}

/** Result of a product's moderation. */
export interface ApprovalNow {
  readonly id: number;
  readonly uuid: string;
  readonly approvalStatus: ApprovalStatus;
  readonly approvalText: string;
  readonly denialReason: string | null;
}

export interface ProductVersion {
  /** From 1. */
  readonly version: number;
  /** For example `customer:7`, `staff:3` or `system:…`. */
  readonly actor: string;
  /** Name of that customer; null for staff, the system and deleted accounts. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly at: string;
  /**
   * Fields that differ from the previous version, sorted alphabetically; all fields for the first.
   */
  readonly fields: readonly string[];
}

/** Answer of GET /omnis/v3/dashboard/products/{uuid}/history/, newest first. */
export type ProductHistory = ListAnswer<ProductVersion>;
