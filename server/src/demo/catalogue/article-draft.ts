import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';
import type {
  Gender,
  ProductColour,
  ProductImage,
  ProductSize,
} from '@selvedge/shared/catalogue/contract';
import { hexOf, type GarmentColourName } from '@selvedge/shared/catalogue/garments/garment-colours';
import {
  GARMENT_SIDES,
  mockupPath,
  PLAIN,
  type GarmentName,
  type MockupSide,
} from '@selvedge/shared/catalogue/garments/mockup';
import { urlNameFrom } from '@selvedge/shared/products/admin/url-name';
import { sizeChartOf } from '@selvedge/shared/catalogue/garments/size-charts';

import type { ProductDraft } from '../../features/products/index.js';
import type { Article } from './article.js';
import { demoUuid, demoUuidOf } from './demo-uuid.js';
import { garmentTerms, kidsSizes } from './garment-terms.js';

/** Position of an article in a store. */
export interface ArticlePlace {
  readonly division: number;
  /** Prefix of its SKUs. */
  readonly prefix: string;
  /** Position in the shop's own order, from 1. */
  readonly position: number;
}

/** Completes an article to a full product draft. */
export function draftOf(
  article: Article,
  { division, prefix, position }: ArticlePlace,
): ProductDraft {
  const { name, design, back = null, garment = 't-shirt', gender = 'unisex' } = article;
  const sku = `${prefix}-${String(position).padStart(3, '0')}`;
  const { making, baseCost, baseCostWhite } = garmentTerms[garment];
  const description = `${article.text}\n\n${making}`;
  return {
    ...productDefaults,
    uuid: demoUuid(`product ${sku}`),
    sku,
    name,
    urlName: article.urlName ?? urlNameFrom(name),
    description,
    metaDescription: article.text,
    type: garment,
    garment,
    designs: { ...productDefaults.designs, front: design, back },
    gender,
    colours: article.colours.map((colour) => colourOf(article, garment, colour, sku)),
    defaultColour: article.colours[0],
    price: article.price,
    salePrice: article.salePrice ?? null,
    currency: 'GBP',
    vatRate: gender === 'kids' ? 0 : 1,
    baseCost,
    baseCostWhite,
    baseSku: `BLANK-${garment.toUpperCase()}`,
    tags: article.tags ?? [],
    ...placeOf(article, division),
    sizeChartId: sizeChartIdOf(garment, gender),
    approvalStatus: article.isNew === true ? 0 : 1,
    position,
  };
}

/** Collections and creator of the article. */
function placeOf(
  { collections, creator }: Article,
  division: number,
): Pick<ProductDraft, 'collections' | 'creator'> {
  return {
    collections: collections.map((urlName) => demoUuidOf('collection', division, urlName)),
    creator: creator === undefined ? null : demoUuidOf('creator', division, creator),
  };
}

/** There are no size charts for children. */
function sizeChartIdOf(garment: GarmentName, gender: Gender): number | null {
  return gender === 'kids' ? null : (sizeChartOf(garment)?.id ?? null);
}

function colourOf(
  article: Article,
  garment: GarmentName,
  name: GarmentColourName,
  productSku: string,
): ProductColour {
  const sku = `${productSku}-${name.replaceAll(' ', '').slice(0, 4).toUpperCase()}`;
  const sizes = article.gender === 'kids' ? kidsSizes : garmentTerms[garment].sizes;
  return {
    name,
    hex: hexOf(name),
    sizes: sizes.map((size) => sizeOf(article, size, sku)),
    images: GARMENT_SIDES[garment].map((side, index) => ({
      ...pictureOf(article, garment, side, name),
      id: `${sku}-${side}`,
      position: index,
    })),
  };
}

function pictureOf(
  { name, design, back }: Article,
  garment: GarmentName,
  side: MockupSide,
  color: GarmentColourName,
): Omit<ProductImage, 'id' | 'position'> {
  const shown = side === 'front' ? design : (back ?? PLAIN);
  const from = side === 'front' ? '' : ', back view';
  return {
    original: mockupPath({ design: shown, garment, side, hex: hexOf(color) }),
    altText: `${name} in ${color.toLowerCase()}${from}`,
    color,
  };
}

function sizeOf({ soldOut = [] }: Article, name: string, sku: string): ProductSize {
  // Codes of children’s sizes are ages in ASCII: `3–4 years` has `3-4`.
  const code = name.replace(' years', '').replace('–', '-').replaceAll(' ', '').toUpperCase();
  return { name, sku: `${sku}-${code}`, available: !soldOut.includes(name) };
}
