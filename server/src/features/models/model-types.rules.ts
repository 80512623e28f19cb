import type { Permission } from '@selvedge/shared/accounts/contract';

import { UnknownModelName } from './model.errors.js';

/** What can be asked of a model, and by whom. */
export interface ModelType {
  readonly attributes: readonly string[];
  /** Each with the permission that it takes; null for anybody. */
  readonly relations: Readonly<Record<string, Permission | null>>;
  /** Null for anybody. */
  readonly permission: Permission | null;
}

const identity = ['id', 'uuid', 'name', 'urlName'] as const;

export const productAttributes = [
  ...[...identity, 'division', 'sku', 'description', 'metaTitle', 'metaDescription'],
  ...['metaKeywords', 'collections', 'tags', 'type', 'gender', 'creator', 'position', 'created'],
  ...['manufacturer', 'images', 'ugcImages', 'designs', 'applications', 'mockupParams', 'template'],
  ...['platen', 'files', 'garment', 'options', 'variants', 'defaultColour', 'price', 'salePrice'],
  ...['onSale', 'minPrice', 'maxPrice', 'defaultPrice', 'currency', 'vatRate', 'baseCost'],
  ...['baseCostWhite', 'printCosts', 'priceMatrix', 'baseSku', 'baseProductId', 'isBaseProduct'],
  ...['isFProduct', 'isDiyFProduct', 'approvalStatus', 'approvalText', 'denialReason', 'isBundle'],
  ...['bundleItems', 'enabled', 'customiseIt', 'enableAddToCart', 'isEditableInStudio'],
  ...['magicModelsEnabled', 'personalizable', 'personalizationTemplate', 'sizeChartId'],
  ...['crossSellDesign', 'crossSellProducts', 'includeInProductFeed', 'orders', 'reviews'],
] as const;

export const MODEL_TYPES = {
  product: {
    attributes: productAttributes,
    relations: { collections: null, creator: null, reviews: null },
    permission: null,
  },
  collection: {
    attributes: [
      ...identity,
      'division',
      'description',
      'banner',
      'productOrder',
      'enabled',
      'position',
    ],
    relations: { products: null },
    permission: null,
  },
  creator: {
    attributes: [...identity, 'division', 'avatar', 'bio', 'website', 'handles'],
    relations: { products: null },
    permission: null,
  },
  division: {
    attributes: ['id', 'name', 'code', 'enabled', 'logo', 'activeDomainName', 'currency'],
    relations: { manufacturer: null },
    permission: null,
  },
  manufacturer: {
    attributes: ['id', 'name', 'logo', 'isPro', 'currency'],
    relations: { division: null },
    permission: null,
  },
  order: {
    attributes: [
      ...['id', 'hash', 'flow', 'status', 'items', 'quantity', 'subtotal', 'goodsTax', 'shipping'],
      ...['shippingTax', 'discount', 'taxDiscount', 'total', 'currency', 'email'],
      ...['shippingAddress', 'billingAddress', 'createdAt'],
    ],
    relations: { customer: 'customers' },
    permission: 'orders',
  },
  customer: {
    attributes: ['id', 'email', 'firstName', 'lastName', 'verified'],
    relations: { orders: 'orders' },
    permission: 'customers',
  },
  user: {
    attributes: ['id', 'email', 'firstName', 'lastName', 'fullName', 'status'],
    relations: {},
    permission: 'users-view',
  },
} as const satisfies Readonly<Record<string, ModelType>>;
export type ModelTypeName = keyof typeof MODEL_TYPES;

/** API-004: the type of that name. Throws UnknownModelName. */
export function modelTypeOf(name: string): ModelTypeName {
  if (!Object.hasOwn(MODEL_TYPES, name)) throw new UnknownModelName('type', name);
  // It is one of its own names.
  return name as ModelTypeName;
}

/** Throws UnknownModelName for the first name that the type does not have. */
export function requireKnown(
  { attributes, relations }: ModelType,
  asked: { readonly attributes: readonly string[]; readonly relations: readonly string[] },
): void {
  const relation = asked.relations.find((name) => !Object.hasOwn(relations, name));
  if (relation !== undefined) throw new UnknownModelName('relations', relation);
  const attribute = asked.attributes.find((name) => !attributes.includes(name));
  if (attribute !== undefined) throw new UnknownModelName('attributes', attribute);
}

/** Every permission that a request takes. */
export function permissionsFor(
  { permission, relations }: ModelType,
  asked: readonly string[],
): readonly Permission[] {
  return [permission, ...asked.map((name) => relations[name] ?? null)].flatMap((each) =>
    each === null ? [] : [each],
  );
}
