import { imageModelOf, type ImageModel } from './cards/image-model.js';
import { approvalText } from './approval.js';
import {
  sellingPrice,
  type Json,
  type Product,
  type ProductColour,
  type ProductImage,
  type ProductSize,
  type ReviewSummary,
} from './contract.js';

/** A collection as listed in a product. */
export interface CollectionName {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly urlName: string;
}

/** Facts about a product that its owner did not enter. */
export interface ProductFacts {
  readonly product: Product;
  /** First author, and creation time in ISO 8601. */
  readonly created: { readonly by: string; readonly at: string };
  /** Number of orders that contain it. */
  readonly orders: number;
  readonly reviews: ReviewSummary;
  /** Enabled collections that contain it, in store order. */
  readonly collections: readonly CollectionName[];
}

export interface ProductOption {
  readonly colour: string;
  readonly hex: string;
  readonly sizes: readonly ProductSize[];
  readonly images: readonly ImageModel[];
}

/** A colour in a size. Prices in minor units of the product's currency. */
export interface ProductVariant {
  readonly sku: string;
  readonly colour: string;
  readonly size: string;
  readonly available: boolean;
  readonly price: number;
}

type Written = Omit<Product, 'colours' | 'collections' | 'ugcImages'>;

/** A product in API responses. Prices in minor units. */
export interface ProductModel extends Written {
  readonly collections: readonly CollectionName[];
  /** Images of all colours, default colour first. */
  readonly images: readonly ImageModel[];
  readonly ugcImages: readonly ImageModel[];
  readonly options: readonly ProductOption[];
  readonly variants: readonly ProductVariant[];
  readonly onSale: boolean;
  /** Lowest and highest variant price, and the price of the default colour's first variant. */
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly defaultPrice: number;
  readonly approvalText: string;
  readonly manufacturer: Manufacturer;
  /** `by` is null for shoppers. */
  readonly created: { readonly by: string | null; readonly at: string };
  readonly orders: number;
  readonly reviews: ReviewSummary;
}

/** The store that sells it. */
export interface Manufacturer {
  readonly id: number;
  readonly name: string;
}

/** Builds the product model for the team of the store, without its note to staff. */
export function productModel(facts: ProductFacts, manufacturer: Manufacturer): ProductModel {
  const { product, created, orders, reviews, collections } = facts;
  const { colours, ugcImages, approvalNote: _, ...written } = product;
  const price = sellingPrice(product);
  return {
    ...written,
    collections,
    images: imagesOf(product),
    ugcImages: ugcImages.map(imageModelOf),
    options: colours.map(optionOf),
    variants: colours.flatMap((colour) => variantsOf(colour, price)),
    onSale: product.salePrice !== null,
    minPrice: price,
    maxPrice: price,
    defaultPrice: price,
    approvalText: approvalText(product.approvalStatus),
    manufacturer,
    created,
    orders,
    reviews,
  };
}

/** Fields hidden from shoppers: costs, production and authorship. */
const hidden = {
  baseCost: null,
  baseCostWhite: null,
  printCosts: null,
  priceMatrix: null,
  denialReason: null,
  files: [],
} as const satisfies Partial<Record<keyof ProductModel, Json>>;

/** Builds the product model for shoppers, with internal fields hidden. */
export function shopperModel(facts: ProductFacts, manufacturer: Manufacturer): ProductModel {
  const model = productModel(facts, manufacturer);
  return { ...model, ...hidden, created: { ...model.created, by: null } };
}

function imagesOf({ colours, defaultColour }: Product): readonly ImageModel[] {
  const isDefault = ({ name }: ProductColour): boolean => name === defaultColour;
  const ordered = [...colours.filter(isDefault), ...colours.filter((one) => !isDefault(one))];
  return ordered.flatMap(({ images }): readonly ProductImage[] => images).map(imageModelOf);
}

function optionOf({ name, hex, sizes, images }: ProductColour): ProductOption {
  return { colour: name, hex, sizes, images: images.map(imageModelOf) };
}

function variantsOf(
  { name: colour, sizes }: ProductColour,
  price: number,
): readonly ProductVariant[] {
  return sizes.map(({ name: size, sku, available }) => ({ sku, colour, size, available, price }));
}
