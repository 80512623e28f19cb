import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';
import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garments/garment-colours';
import { plainRules } from '@selvedge/shared/forms/rules';
import { messages } from '@selvedge/shared/messages';
import type { ImportOutcome, ImportReason } from '@selvedge/shared/products/admin/import/contract';
import { CSV_COLUMNS, type CsvColumn } from '@selvedge/shared/products/admin/csv-columns';

import type { ProductDraft } from '../product.commands.js';
import { CellInvalid } from './cell-values.rules.js';
import { withMockups } from './colours-merge.rules.js';
import { PRODUCT_COLUMNS, type CollectionAddresses } from './product-columns.rules.js';

/** Cells of a row by column; columns that the file lacks are absent. */
export type Cells = Readonly<Partial<Record<CsvColumn, string>>>;

/** Effect of a row; `draft` is undefined if it is refused. */
export interface PlannedRow {
  readonly outcome: ImportOutcome;
  readonly changed: readonly CsvColumn[];
  readonly reasons: readonly ImportReason[];
  readonly draft: ProductDraft | undefined;
}

/** Initial values of a new product. */
export type Beginning = Pick<
  ProductDraft,
  'uuid' | 'urlName' | 'currency' | 'position' | 'approvalStatus'
>;

export interface RowFacts {
  /** The product that the row names, if it exists. */
  readonly current: ProductDraft | undefined;
  readonly beginning: Beginning;
  readonly collections: CollectionAddresses;
}

// The keys of the column table match its type.
const columnNames = Object.keys(CSV_COLUMNS) as readonly CsvColumn[];

/** Returns the effect of a row on the store. Reports invalid cells as refusals. */
export function planned(cells: Cells, { current, beginning, collections }: RowFacts): PlannedRow {
  const reasons: ImportReason[] = [];
  let draft = current ?? blank(beginning);
  for (const column of columnNames) {
    const cell = cells[column];
    if (cell === undefined) continue;
    try {
      draft = { ...draft, ...PRODUCT_COLUMNS[column].write(cell, draft, collections) };
    } catch (error) {
      if (!(error instanceof CellInvalid)) throw error;
      reasons.push({ column, message: error.message });
    }
  }
  draft = withDefaultColour(withMockups(draft, current));
  if (reasons.length === 0) reasons.push(...missing(draft));
  if (reasons.length > 0) return { outcome: 'refused', changed: [], reasons, draft: undefined };
  const changed = changedColumns(current, draft, collections);
  return { outcome: outcomeOf(current, changed), changed, reasons, draft };
}

function outcomeOf(
  current: ProductDraft | undefined,
  changed: readonly CsvColumn[],
): ImportOutcome {
  if (current === undefined) return 'create';
  return changed.length === 0 ? 'unchanged' : 'change';
}

function changedColumns(
  current: ProductDraft | undefined,
  draft: ProductDraft,
  collections: CollectionAddresses,
): readonly CsvColumn[] {
  if (current === undefined) return [];
  return columnNames.filter((column) => {
    const { [column]: one } = PRODUCT_COLUMNS;
    return one.read(current, collections) !== one.read(draft, collections);
  });
}

/** A new product with defaults: a plain white t-shirt unless the row says otherwise. */
function blank(beginning: Beginning): ProductDraft {
  return {
    ...productDefaults,
    ...beginning,
    name: '',
    sku: '',
    description: '',
    type: 'other',
    garment: null,
    colours: [],
    defaultColour: '',
    price: 0,
  };
}

function withDefaultColour(draft: ProductDraft): ProductDraft {
  const [first] = draft.colours;
  return first === undefined || draft.defaultColour !== ''
    ? draft
    : { ...draft, defaultColour: first.name };
}

/** Returns why a product cannot be offered, consistent with the catalogue's own checks. */
function missing(draft: ProductDraft): readonly ImportReason[] {
  const { name, price, salePrice, colours, defaultColour } = draft;
  const reason = (column: CsvColumn, message: string): ImportReason => ({ column, message });
  const bare = colours.find(({ images }) => images.length === 0);
  return [
    ...(name === '' ? [reason('name', messages.required)] : []),
    ...(price < 1 ? [reason('price', plainRules.positive_number.message)] : []),
    ...(salePrice !== null && (salePrice < 1 || salePrice >= price)
      ? [reason('sale_price', 'The sale price must be above zero and below the price')]
      : []),
    ...(colours.length === 0 ? [reason('colours', 'Choose at least one colour')] : []),
    ...(bare === undefined
      ? []
      : [reason('colours', `${bare.name} needs an image: enter a garment`)]),
    ...(colours.length > 0 && !colours.some((colour) => colour.name === defaultColour)
      ? [reason('default_colour', `${defaultColour} is not one of the colours`)]
      : []),
    ...unprintable(draft),
  ];
}

/** Mock-ups exist only in the colours of our fabrics. */
function unprintable({ garment, colours }: ProductDraft): readonly ImportReason[] {
  if (garment === null) return [];
  const printable = new Set<string>(GARMENT_COLOURS.map(({ hex }) => hex));
  const other = colours.find(
    ({ hex, images }) =>
      !printable.has(hex) && images.some(({ original }) => original.startsWith('/images/mockups/')),
  );
  if (other === undefined) return [];
  return [{ column: 'colours', message: `No fabric is available in ${other.name} ${other.hex}` }];
}
