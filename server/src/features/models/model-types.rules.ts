import type { Ability } from '@selvedge/shared/policies/policies';

import { UnknownModelName } from './model.errors.js';
import { customerAttributes, orderAttributes, userAttributes } from './people-attributes.rules.js';

/** Fields and relations of a model type, with the abilities they require. */
export interface ModelType {
  readonly attributes: readonly string[];
  /** Relations with their required abilities; null for none. */
  readonly relations: Readonly<Record<string, Ability | null>>;
  /** Null for everyone. */
  readonly ability: Ability | null;
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
    ability: null,
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
    ability: null,
  },
  creator: {
    attributes: [...identity, 'division', 'avatar', 'bio', 'website', 'handles'],
    relations: { products: null },
    ability: null,
  },
  division: {
    attributes: [
      ...['id', 'name', 'code', 'enabled', 'logo', 'activeDomainName', 'currency', 'subdomain'],
    ],
    relations: { manufacturer: null },
    ability: null,
  },
  manufacturer: {
    attributes: [
      ...['id', 'name', 'logo', 'isPro', 'active', 'force2fa', 'currency', 'badges', 'managed'],
      ...['isFraud', 'isVip', 'betas', 'integrationType'],
    ],
    relations: { division: null },
    ability: null,
  },
  order: {
    attributes: orderAttributes,
    relations: { customer: 'models.customer' },
    ability: 'models.order',
  },
  order_status: {
    attributes: ['id', 'name', 'code', 'color'],
    relations: {},
    ability: null,
  },
  customer: {
    attributes: customerAttributes,
    relations: { orders: 'models.order' },
    ability: 'models.customer',
  },
  user: {
    attributes: userAttributes,
    relations: {},
    ability: 'models.user',
  },
} as const satisfies Readonly<Record<string, ModelType>>;
export type ModelTypeName = keyof typeof MODEL_TYPES;

/** Returns the model type with that name (API-004). Throws UnknownModelName. */
export function modelTypeOf(name: string): ModelTypeName {
  if (!Object.hasOwn(MODEL_TYPES, name)) throw new UnknownModelName('type', name);
  // The name is a key of the table.
  return name as ModelTypeName;
}

/** Throws UnknownModelName for the first unknown name. */
export function requireNames(
  { attributes, relations }: ModelType,
  requested: { readonly attributes: readonly string[]; readonly relations: readonly string[] },
): void {
  const relation = requested.relations.find((name) => !Object.hasOwn(relations, name));
  if (relation !== undefined) throw new UnknownModelName('relations', relation);
  const attribute = requested.attributes.find((name) => !attributes.includes(name));
  if (attribute !== undefined) throw new UnknownModelName('attributes', attribute);
}

/** Returns all abilities that a request requires. */
export function abilitiesFor(
  { ability, relations }: ModelType,
  requested: readonly string[],
): readonly Ability[] {
  return [ability, ...requested.map((name) => relations[name] ?? null)].flatMap((each) =>
    each === null ? [] : [each],
  );
}
