import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';
import type { ProductColour } from '@selvedge/shared/catalogue/contract';
import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garments/garment-colours';
import { isDesign, type GarmentName } from '@selvedge/shared/catalogue/garments/mockup';
import { sizeChartOf } from '@selvedge/shared/catalogue/garments/size-charts';
import type { CreateFromDesign } from '@selvedge/shared/products/admin/contract';
import { exchanged } from '@selvedge/shared/exchange';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';
import { mockupImages, skuPart, variantSku } from '@selvedge/shared/products/admin/mockup-images';

import type { ProductDraft } from '../product.commands.js';
import { ChoiceUnknown } from './product-admin.errors.js';

/** What the store adds to what was chosen. */
export interface DraftFacts {
  readonly uuid: string;
  readonly urlName: string;
  readonly currency: string;
  readonly position: number;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The whole product of a design on a garment. Throws ChoiceUnknown. */
export function productFromDesign(chosen: CreateFromDesign, facts: DraftFacts): ProductDraft {
  const { garment, design, name, price, sizes, description = '', collections = [] } = chosen;
  requireDesign(design);
  const hexes = chosen.colours.map((colour) => [colour, garmentHex(colour)] as const);
  const designs = { ...productDefaults.designs, front: design };
  const sku = skuOf(garment, facts.urlName);
  const colours = hexes.map(([colour, hex]): ProductColour => {
    return {
      name: colour,
      hex,
      sizes: sizes.map((size) => ({
        name: size,
        sku: variantSku(sku, colour, size),
        available: true,
      })),
      images: mockupImages({ name, garment, designs }, { name: colour, hex }),
    };
  });
  return {
    ...productDefaults,
    ...facts,
    ...{ name, sku, description, collections, price, garment, designs, colours },
    type: garment,
    baseCost: exchanged({ amount: GARMENT_OFFERS[garment].cost, currency: 'GBP' }, facts.currency),
    defaultColour: chosen.colours[0] ?? '',
    enabled: chosen.enabled,
    sizeChartId: sizeChartOf(garment)?.id ?? null,
  };
}

/** The value of one of the fabrics that we dye. Throws ChoiceUnknown. */
function garmentHex(name: string): string {
  const found = GARMENT_COLOURS.find((colour) => colour.name === name);
  if (found === undefined) throw new ChoiceUnknown('colours', `There is no fabric in ${name}`);
  return found.hex;
}

/** Throws ChoiceUnknown for what is neither a design of ours nor a uuid. */
function requireDesign(design: string): void {
  if (isDesign(design) || uuidForm.test(design)) return;
  throw new ChoiceUnknown('design', `There is no design ${design}`);
}

function skuOf(garment: GarmentName, urlName: string): string {
  return `${GARMENT_OFFERS[garment].code}-${skuPart(urlName)}`;
}
