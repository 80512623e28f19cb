import type { CurrencyCode } from '../money.js';
import type { ApprovalStatus } from './approval.js';
import type { GarmentName } from './garments/mockup.js';

/** JSON value that is stored unchanged. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** Product image; `imageSizes` derives its sizes. */
export interface ProductImage {
  readonly id: string;
  /** Path on this host's image service, without query. */
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

/** A colour with its sizes and images. */
export interface ProductColour {
  readonly name: string;
  readonly hex: string;
  readonly sizes: readonly ProductSize[];
  readonly images: readonly ProductImage[];
}

export const GENDERS = ['unisex', 'mens', 'womens', 'kids'] as const;
export type Gender = (typeof GENDERS)[number];

export const GENDER_NAMES: Readonly<Record<Gender, string>> = {
  unisex: 'Unisex',
  mens: 'Men’s',
  womens: 'Women’s',
  kids: 'Kids',
};

/** Name of a product type for display: `art-print` is “Art print”. */
export function typeName(type: string): string {
  const spaced = type === 't-shirt' ? type : type.replaceAll('-', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Name and addresses of a product. */
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
  /** Uuids of its collections. */
  readonly collections: readonly string[];
  readonly tags: readonly string[];
  /** Garment name, `bundle`, or a custom type. */
  readonly type: string;
  readonly gender: Gender;
  /** Uuid of the creator, or null. */
  readonly creator: string | null;
  /** Position in grids, ascending, for products without sales. */
  readonly position: number;
}

export const SIDES = ['front', 'back', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

/**
 * Images of a product. A design is the name of a stock design, or the uuid of an image in the media
 * library.
 */
export interface ProductPictures {
  readonly designs: Readonly<Record<Side, string | null>>;
  /** Garment shown in the mock-ups; null if the product has only its own images. */
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

/** In minor units of the store's currency, including tax. */
export interface ProductPrices {
  readonly price: number;
  readonly salePrice: number | null;
  readonly currency: CurrencyCode;
  /** 1 is the standard VAT band, 0 zero-rated. */
  readonly vatRate: 0 | 1;
  readonly baseCost: number | null;
  /** Cost on white fabric. */
  readonly baseCostWhite: number | null;
  readonly printCosts: Json;
  readonly priceMatrix: Json;
}

/** The blank product that it is printed on. */
export interface ProductBase {
  readonly baseSku: string | null;
  readonly baseProductId: number | null;
  readonly isBaseProduct: boolean;
  readonly isFProduct: Json;
  readonly isDiyFProduct: Json;
}

/** Product in a bundle; the shopper chooses its colour and size. */
export interface BundleItem {
  /** Uuid of a product of the same store that is not a bundle. */
  readonly product: string;
  readonly quantity: number;
}

/** Purchase and display options. */
export interface ProductBehaviour {
  readonly enabled: boolean;
  readonly approvalStatus: ApprovalStatus;
  readonly denialReason: string | null;
  /** Note of the owner for the staff who check the product; absent without one. */
  readonly approvalNote?: string;
  readonly isBundle: boolean;
  readonly bundleItems: readonly BundleItem[];
  readonly customiseIt: boolean;
  readonly enableAddToCart: boolean;
  readonly isEditableInStudio: boolean;
  readonly magicModelsEnabled: boolean;
  readonly personalizable: boolean;
  readonly personalizationTemplate: Json;
  /** Id of one of `SIZE_CHARTS`, or null. */
  readonly sizeChartId: number | null;
}

/** Cross-selling and feed settings. */
export interface ProductMarketing {
  readonly crossSellDesign: string | null;
  /** Uuids, in order. */
  readonly crossSellProducts: readonly string[];
  /** Whether the product is included in product feeds for advertising. */
  readonly includeInProductFeed: boolean;
}

/** Complete product as stored in each ProductSaved event, so that its history is readable. */
export interface Product
  extends
    ProductIdentity,
    ProductPictures,
    ProductPrices,
    ProductBase,
    ProductBehaviour,
    ProductMarketing {}

/** Number of reviews and mean rating; the mean is null without reviews. */
export interface ReviewSummary {
  readonly count: number;
  readonly average: number | null;
}

/** Review of a product; read-only in the catalogue. */
export interface Review {
  readonly uuid: string;
  /** Uuid of the product. */
  readonly product: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** Null after the reviewer's erasure request. */
  readonly authorName: string | null;
  /** ISO 8601. */
  readonly date: string;
}

export interface Collection {
  readonly id: number;
  readonly uuid: string;
  readonly division: number;
  readonly name: string;
  readonly urlName: string;
  readonly description: string;
  /** Path on this host's image service; null shows the first products instead. */
  readonly banner: string | null;
  /** Uuids of the products shown first, in order. */
  readonly productOrder: readonly string[];
  readonly enabled: boolean;
  /** Position among the collections, ascending. */
  readonly position: number;
}

export interface Creator {
  readonly id: number;
  readonly uuid: string;
  readonly division: number;
  readonly name: string;
  readonly urlName: string;
  /** Path on this host's image service. */
  readonly avatar: string | null;
  readonly bio: string;
  readonly website: string | null;
  /** Handles without `@` by network: tiktok, twitter, youtube, facebook, linkedin, instagram. */
  readonly handles: Readonly<Record<string, string>>;
}

/** A product in a grid. Prices in minor units. */
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

/** Returns the sale price if there is one, otherwise the price. Minor units. */
export function sellingPrice(product: Pick<Product, 'price' | 'salePrice'>): number {
  return product.salePrice ?? product.price;
}
