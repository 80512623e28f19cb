import type { CurrencyCode } from '../money.js';

export interface ProductImage {
  readonly id: string;
  /** A path of this host, without query; the image service takes `?w=`. */
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

/** What a ProductSaved event holds: the whole product, so that its history can be read. */
export interface Product {
  readonly id: number;
  readonly uuid: string;
  readonly division: number;
  readonly sku: string;
  readonly name: string;
  readonly urlName: string;
  readonly description: string;
  readonly garment: 't-shirt';
  /** The name of the artwork printed on it. */
  readonly design: string;
  readonly gender: 'unisex' | 'mens' | 'womens' | 'kids';
  readonly enabled: boolean;
  readonly colours: readonly ProductColour[];
  readonly defaultColour: string;
  /** Minor units of the store's currency, including tax. */
  readonly price: number;
  readonly salePrice: number | null;
  readonly currency: CurrencyCode;
  /** PAY-023: 1 is the standard band, 0 zero-rated. */
  readonly vatRate: 0 | 1;
  readonly collections: readonly string[];
  readonly position: number;
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
