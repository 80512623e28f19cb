import type { ProductColour } from '@selvedge/shared/catalogue/contract';
import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garments/garment-colours';
import { freeSku } from '@selvedge/shared/products/admin/free-sku';
import { mockupImages } from '@selvedge/shared/products/admin/mockup-images';
import { romanized } from '@selvedge/shared/texts/romanized';

import type { ProductDraft } from '../product.commands.js';
import { CellInvalid } from './cell-values.rules.js';
import { coloursIn, type WrittenColour } from './colours-cell.rules.js';

const ours = '/images/mockups/';

/**
 * Returns the colours of a cell: known ones keep their images and SKUs, new ones get generated
 * ones. Throws CellInvalid.
 */
export function coloursFrom(cell: string, draft: ProductDraft): readonly ProductColour[] {
  const written = coloursIn(cell);
  if (written === undefined) {
    throw new CellInvalid('Enter colours as in Navy #1f2c47: S, M, !L | White: S');
  }
  const skus = new Set(draft.colours.flatMap(({ sizes }) => sizes.map(({ sku }) => sku)));
  return written.map((colour) => merged(colour, draft, skus));
}

/** `skus` are those of the product; generated ones are added. */
function merged(written: WrittenColour, draft: ProductDraft, skus: Set<string>): ProductColour {
  const { name } = written;
  const existing = draft.colours.find((colour) => colour.name === name);
  const hex = written.hex ?? existing?.hex ?? fabric(name);
  const sizes = written.sizes.map(({ name: size, available }) => {
    const sku =
      existing?.sizes.find((one) => one.name === size)?.sku ??
      freeSku([skuBase(draft), romanized(name), romanized(size)], skus);
    skus.add(sku);
    return { name: size, sku, available };
  });
  return { name, hex, sizes, images: existing?.hex === hex ? existing.images : [] };
}

/**
 * Adds missing mock-ups, and replaces those that show another garment, design or colour than the
 * product has.
 */
export function withMockups(draft: ProductDraft, before: ProductDraft | undefined): ProductDraft {
  const { garment } = draft;
  if (garment === null) return draft;
  const isOther =
    before !== undefined &&
    (before.garment !== garment ||
      before.designs.front !== draft.designs.front ||
      before.designs.back !== draft.designs.back);
  const colours = draft.colours.map((colour) => {
    const own = colour.images.filter(({ original }) => !original.startsWith(ours));
    if (colour.images.length > 0 && !isOther) return colour;
    const images = [...mockupImages({ ...draft, garment }, colour), ...own];
    return { ...colour, images: images.map((image, position) => ({ ...image, position })) };
  });
  return { ...draft, colours };
}

function skuBase({ sku, urlName }: ProductDraft): string {
  return sku === '' ? urlName : sku;
}

function fabric(name: string): string {
  const found = GARMENT_COLOURS.find((colour) => colour.name === name);
  if (found === undefined) {
    throw new CellInvalid(`${name} is not one of our fabrics and needs a value such as #1f2c47`);
  }
  return found.hex;
}
