import { imageModelOf, type ImageModel } from '../images/image-model.js';
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

/** A collection as a product names it. */
export interface CollectionName {
  readonly id: number;
  readonly uuid: string;
  readonly name: string;
  readonly urlName: string;
}

/** What is known of a product beside what its owner wrote. */
export interface ProductFacts {
  readonly product: Product;
  /** CAT-002: who first saved it, and when in ISO 8601. */
  readonly created: { readonly by: string; readonly at: string };
  /** CAT-012: in how many orders it was. */
  readonly orders: number;
  readonly reviews: ReviewSummary;
  /** The enabled ones that it belongs to, in the order of the store. */
  readonly collections: readonly CollectionName[];
}

/** CAT-005. */
export interface ProductOption {
  readonly colour: string;
  /** `#rrggbb`. */
  readonly hex: string;
  readonly sizes: readonly ProductSize[];
  readonly images: readonly ImageModel[];
}

/** One colour in one size. Minor units of the product's currency. */
export interface ProductVariant {
  readonly sku: string;
  readonly colour: string;
  readonly size: string;
  readonly available: boolean;
  readonly price: number;
}

type Written = Omit<Product, 'colours' | 'collections' | 'ugcImages'>;

/** A product in the words of the specification (CAT-002 to CAT-012). Prices in minor units. */
export interface ProductModel extends Written {
  readonly collections: readonly CollectionName[];
  /** Those of all colours, the default colour's first. */
  readonly images: readonly ImageModel[];
  readonly ugcImages: readonly ImageModel[];
  readonly options: readonly ProductOption[];
  readonly variants: readonly ProductVariant[];
  readonly onSale: boolean;
  /** What the cheapest and the dearest variant cost, and the default colour's first. */
  readonly minPrice: number;
  readonly maxPrice: number;
  readonly defaultPrice: number;
  readonly approvalText: string;
  readonly manufacturer: Manufacturer;
  /** `by` is null towards shoppers. */
  readonly created: { readonly by: string | null; readonly at: string };
  readonly orders: number;
  readonly reviews: ReviewSummary;
}

/** The store that offers it. */
export interface Manufacturer {
  readonly id: number;
  readonly name: string;
}

/** A product as those see it who look after the store. */
export function productModel(facts: ProductFacts, manufacturer: Manufacturer): ProductModel {
  const { product, created, orders, reviews, collections } = facts;
  const { colours, ugcImages, ...written } = product;
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

/** What shoppers have no business with: what it costs its store, how it is made, and who said what of it. */
const hidden = {
  baseCost: null,
  baseCostWhite: null,
  printCosts: null,
  priceMatrix: null,
  denialReason: null,
  files: [],
} as const satisfies Partial<Record<keyof ProductModel, Json>>;

/** A product as anybody sees it: the same fields, without what is the store's own business. */
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
