import { GENDERS } from '@selvedge/shared/catalogue/contract';
import { isDesign } from '@selvedge/shared/catalogue/garments/designs';
import { GARMENTS } from '@selvedge/shared/catalogue/garments/mockup';
import { urlNameRules } from '@selvedge/shared/catalogue/url-name';
import { problemOf } from '@selvedge/shared/forms/field-rules';
import type { CsvColumn } from '@selvedge/shared/products/admin/csv-columns';

import type { ProductDraft } from '../product.commands.js';
import {
  amountIn,
  amountText,
  CellInvalid,
  flagIn,
  flagText,
  numberIn,
  oneOf,
  shortText,
  textIn,
} from './cell-values.rules.js';
import { coloursText } from './colours-cell.rules.js';
import { coloursFrom } from './colours-merge.rules.js';
import { divided, joined } from './csv-cells.rules.js';

/** Addresses of a store's collections by uuid, and uuids by address. */
export interface CollectionAddresses {
  readonly urlNames: ReadonlyMap<string, string>;
  readonly uuids: ReadonlyMap<string, string>;
}

interface Column {
  /** Value for the export. */
  read(product: ProductDraft, collections: CollectionAddresses): string;
  /** Value from the import. Throws CellInvalid and ChoiceUnknown. */
  write(cell: string, draft: ProductDraft, collections: CollectionAddresses): Partial<ProductDraft>;
}

const maxPosition = 1_000_000;
const maxSizeChart = 1_000;
const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Maps each column of a file to a part of a product. The export writes them in this order. */
export const PRODUCT_COLUMNS: Readonly<Record<CsvColumn, Column>> = {
  uuid: { read: ({ uuid }) => uuid, write: () => ({}) },
  url_name: {
    read: ({ urlName }) => urlName,
    write: (cell) => (cell.trim() === '' ? {} : { urlName: urlNameIn(cell) }),
  },
  name: { read: ({ name }) => name, write: (cell) => ({ name: textIn(cell, 200) }) },
  sku: { read: ({ sku }) => sku, write: (cell) => ({ sku: shortText(cell.trim(), 80) }) },
  description: {
    read: ({ description }) => description,
    write: (cell) => ({ description: shortText(cell, 10_000) }),
  },
  type: { read: ({ type }) => type, write: (cell) => ({ type: textIn(cell, 60) }) },
  gender: {
    read: ({ gender }) => gender,
    write: (cell) => ({ gender: cell.trim() === '' ? 'unisex' : oneOf(cell, GENDERS) }),
  },
  price: {
    read: ({ price, currency }) => amountText(price, currency),
    write: (cell, { currency }) => ({ price: amountIn(textIn(cell, 20), currency) ?? 0 }),
  },
  sale_price: {
    read: ({ salePrice, currency }) => amountText(salePrice, currency),
    write: (cell, { currency }) => ({ salePrice: amountIn(cell, currency) }),
  },
  vat_rate: {
    read: ({ vatRate }) => String(vatRate),
    write: (cell) => ({ vatRate: oneOf(cell, ['1', '0']) === '1' ? 1 : 0 }),
  },
  base_cost: {
    read: ({ baseCost, currency }) => amountText(baseCost, currency),
    write: (cell, { currency }) => ({ baseCost: amountIn(cell, currency) }),
  },
  base_cost_white: {
    read: ({ baseCostWhite, currency }) => amountText(baseCostWhite, currency),
    write: (cell, { currency }) => ({ baseCostWhite: amountIn(cell, currency) }),
  },
  enabled: {
    read: ({ enabled }) => flagText(enabled),
    write: (cell) => ({ enabled: flagIn(cell) }),
  },
  collections: {
    read: (product, { urlNames }) =>
      joined(product.collections.map((uuid) => urlNames.get(uuid) ?? uuid)),
    write: (cell, draft, addresses) => ({ collections: collectionsIn(cell, draft, addresses) }),
  },
  tags: {
    read: ({ tags }) => joined(tags),
    write: (cell) => ({ tags: [...new Set(divided(cell).map((tag) => shortText(tag, 60)))] }),
  },
  garment: {
    read: ({ garment }) => garment ?? '',
    write: (cell) => ({ garment: cell.trim() === '' ? null : oneOf(cell, GARMENTS) }),
  },
  design_front: {
    read: ({ designs }) => designs.front ?? '',
    write: (cell, { designs }) => ({ designs: { ...designs, front: designIn(cell) } }),
  },
  design_back: {
    read: ({ designs }) => designs.back ?? '',
    write: (cell, { designs }) => ({ designs: { ...designs, back: designIn(cell) } }),
  },
  colours: {
    read: ({ colours }) => coloursText(colours),
    write: (cell, draft) => ({ colours: coloursFrom(cell, draft) }),
  },
  default_colour: {
    read: ({ defaultColour }) => defaultColour,
    write: (cell) => (cell.trim() === '' ? {} : { defaultColour: cell.trim() }),
  },
  meta_title: {
    read: ({ metaTitle }) => metaTitle ?? '',
    write: (cell) => ({ metaTitle: cell === '' ? null : shortText(cell, 200) }),
  },
  meta_description: {
    read: ({ metaDescription }) => metaDescription ?? '',
    write: (cell) => ({ metaDescription: cell === '' ? null : shortText(cell, 500) }),
  },
  meta_keywords: {
    read: ({ metaKeywords }) => joined(metaKeywords),
    write: (cell) => ({ metaKeywords: divided(cell).map((keyword) => shortText(keyword, 60)) }),
  },
  position: {
    read: ({ position }) => String(position),
    write: (cell) => (cell.trim() === '' ? {} : { position: numberIn(cell, maxPosition) }),
  },
  size_chart: {
    read: ({ sizeChartId }) => String(sizeChartId ?? ''),
    write: (cell) => ({ sizeChartId: cell.trim() === '' ? null : numberIn(cell, maxSizeChart) }),
  },
  cross_sell_products: {
    read: ({ crossSellProducts }) => joined(crossSellProducts),
    write: (cell) => ({ crossSellProducts: divided(cell).map(uuidIn) }),
  },
  in_product_feed: {
    read: ({ includeInProductFeed }) => flagText(includeInProductFeed),
    write: (cell) => ({ includeInProductFeed: flagIn(cell) }),
  },
  add_to_cart: {
    read: ({ enableAddToCart }) => flagText(enableAddToCart),
    write: (cell) => ({ enableAddToCart: flagIn(cell) }),
  },
};

function urlNameIn(cell: string): string {
  const urlName = cell.trim();
  const problem = problemOf(urlName, urlNameRules);
  if (problem !== undefined) throw new CellInvalid(problem);
  return urlName;
}

function collectionsIn(
  cell: string,
  { collections }: ProductDraft,
  { uuids }: CollectionAddresses,
): readonly string[] {
  const found = divided(cell).map((name) => {
    const uuid = uuids.get(name) ?? collections.find((one) => one === name);
    if (uuid === undefined) throw new CellInvalid(`The collection ${name} does not exist`);
    return uuid;
  });
  return [...new Set(found)];
}

function designIn(cell: string): string | null {
  const design = cell.trim();
  if (design === '') return null;
  if (!isDesign(design) && !uuidForm.test(design)) {
    throw new CellInvalid(`The design ${design} does not exist`);
  }
  return design;
}

function uuidIn(text: string): string {
  if (!uuidForm.test(text)) throw new CellInvalid('Enter product UUIDs separated by |');
  return text;
}
