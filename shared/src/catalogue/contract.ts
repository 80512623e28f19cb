import type { CurrencyCode } from '../money.js';
import type { ApprovalStatus } from './approval.js';
import type { GarmentName } from './garments/mockup.js';

/** A value that is kept for others as it came. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** IMG-001 without its sizes, which `imageSizes` makes of the original. */
export interface ProductImage {
  readonly id: string;
  /** A path of this host's image service, without query (IMG-008). */
  readonly original: string;
  readonly altText: string;
  readonly position: number;
  readonly color: string | null;
}

export interface ProductSize {
  readonly name: string;
  readonly sku: string;
  readonly available: boolean;
}

/** CAT-005: a colour with its sizes and images. */
export interface ProductColour {
  readonly name: string;
  /** `#rrggbb`. */
  readonly hex: string;
  readonly sizes: readonly ProductSize[];
  readonly images: readonly ProductImage[];
}

export const GENDERS = ['unisex', 'mens', 'womens', 'kids'] as const;
export type Gender = (typeof GENDERS)[number];

/** CAT-002: what a product is called, and where it is found. */
export interface ProductIdentity {
  readonly id: number;
  readonly uuid: string;
  readonly division: number;
  readonly sku: string;
  readonly name: string;
  readonly urlName: string;
  readonly description: string;
  /** For search engines; null falls back to name and description. */
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: readonly string[];
  /** The uuids of the collections that it belongs to. */
  readonly collections: readonly string[];
  readonly tags: readonly string[];
  /** What kind of thing it is: a garment's name, `bundle`, or the owner's own word. */
  readonly type: string;
  readonly gender: Gender;
  /** The uuid of who drew it, or null. */
  readonly creator: string | null;
  /** Its place in grids, ascending, where nothing sold yet. */
  readonly position: number;
}

export const SIDES = ['front', 'back', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/** CAT-004. A design is the name of one of ours or the uuid of a picture in the media library. */
export interface ProductPictures {
  readonly designs: Readonly<Record<Side, string | null>>;
  /** The garment that our own mock-ups show; null for a product with pictures of its own only. */
  readonly garment: GarmentName | null;
  readonly colours: readonly ProductColour[];
  readonly defaultColour: string;
  readonly ugcImages: readonly ProductImage[];
  readonly applications: readonly Json[];
  readonly mockupParams: Json;
  readonly template: string | null;
  readonly platen: Json;
  readonly files: readonly Json[];
}

/** CAT-006. Minor units of the store's currency, including tax. */
export interface ProductPrices {
  readonly price: number;
  readonly salePrice: number | null;
  readonly currency: CurrencyCode;
  /** PAY-023: 1 is the standard band, 0 zero-rated. */
  readonly vatRate: 0 | 1;
  readonly baseCost: number | null;
  /** The cost on white fabric. */
  readonly baseCostWhite: number | null;
  readonly printCosts: Json;
  readonly priceMatrix: Json;
}

/** CAT-007: the blank product that it is printed on. */
export interface ProductBase {
  readonly baseSku: string | null;
  readonly baseProductId: number | null;
  readonly isBaseProduct: boolean;
  readonly isFProduct: Json;
  readonly isDiyFProduct: Json;
}

/** A product inside a bundle (CAT-010); the shopper chooses its colour and size. */
export interface BundleItem {
  /** The uuid of a product of the same store that is no bundle. */
  readonly product: string;
  readonly quantity: number;
}

/** CAT-008, 010, 011: what can be done with it. */
export interface ProductBehaviour {
  readonly enabled: boolean;
  readonly approvalStatus: ApprovalStatus;
  readonly denialReason: string | null;
  readonly isBundle: boolean;
  readonly bundleItems: readonly BundleItem[];
  readonly customiseIt: boolean;
  readonly enableAddToCart: boolean;
  readonly isEditableInStudio: boolean;
  readonly magicModelsEnabled: boolean;
  readonly personalizable: boolean;
  readonly personalizationTemplate: Json;
  /** One of `SIZE_CHARTS`, or null. */
  readonly sizeChartId: number | null;
}

/** CAT-012: what it is shown beside. */
export interface ProductMarketing {
  readonly crossSellDesign: string | null;
  /** Uuids, in order. */
  readonly crossSellProducts: readonly string[];
  /** CAT-032. */
  readonly includeInProductFeed: boolean;
}

/** What a ProductSaved event holds: the whole product, so that its history can be read. */
export interface Product
  extends
    ProductIdentity,
    ProductPictures,
    ProductPrices,
    ProductBase,
    ProductBehaviour,
    ProductMarketing {}

/** How a product was received: the number of reviews, and the mean of their ratings or null. */
export interface ReviewSummary {
  readonly count: number;
  readonly average: number | null;
}

/** CAT-031: read-only in the catalogue. */
export interface Review {
  readonly uuid: string;
  /** The product's. */
  readonly product: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** Null once they asked to be forgotten. */
  readonly authorName: string | null;
  /** ISO 8601. */
  readonly date: string;
}

/** CAT-026. */
export interface Collection {
  readonly id: number;
  readonly uuid: string;
  readonly division: number;
  readonly name: string;
  readonly urlName: string;
  readonly description: string;
  /** A path of this host's image service; null shows the first products instead. */
  readonly banner: string | null;
  /** Uuids of the products that come first, in this order; the others follow. */
  readonly productOrder: readonly string[];
  readonly enabled: boolean;
  /** Its place among the collections, ascending. */
  readonly position: number;
}

/** CAT-027. */
export interface Creator {
  readonly id: number;
  readonly uuid: string;
  readonly division: number;
  readonly name: string;
  readonly urlName: string;
  /** A path of this host's image service. */
  readonly avatar: string | null;
  readonly bio: string;
  readonly website: string | null;
  /** Handles without `@`, by network: tiktok, twitter, youtube, facebook, linkedin, instagram. */
  readonly handles: Readonly<Record<string, string>>;
}

/** A card in a grid. Prices in minor units. */
export interface ProductCard {
  readonly uuid: string;
  readonly name: string;
  readonly urlName: string;
  readonly image: ProductImage;
  readonly secondImage: ProductImage | null;
  readonly price: number;
  readonly salePrice: number | null;
  readonly currency: CurrencyCode;
  readonly colours: readonly { readonly name: string; readonly hex: string }[];
}

/** What is asked: the sale price while there is one. Minor units. */
export function sellingPrice(product: Pick<Product, 'price' | 'salePrice'>): number {
  return product.salePrice ?? product.price;
}
