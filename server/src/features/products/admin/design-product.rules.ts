import { productDefaults } from '@selvedge/shared/catalogue/product-defaults';
import type { ApprovalStatus } from '@selvedge/shared/catalogue/approval';
import type { ProductColour } from '@selvedge/shared/catalogue/contract';
import { GARMENT_COLOURS } from '@selvedge/shared/catalogue/garments/garment-colours';
import { isDesign } from '@selvedge/shared/catalogue/garments/designs';
import type { GarmentName } from '@selvedge/shared/catalogue/garments/mockup';
import { sizeChartOf } from '@selvedge/shared/catalogue/garments/size-charts';
import type { CreateFromDesign } from '@selvedge/shared/products/admin/contract';
import { exchanged } from '@selvedge/shared/exchange';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';
import { freeSku, skuPart } from '@selvedge/shared/products/admin/free-sku';
import { mockupImages } from '@selvedge/shared/products/admin/mockup-images';

import type { ProductDraft } from '../product.commands.js';
import { ChoiceUnknown } from './product-admin.errors.js';

/** Facts about the store that complete the chosen values. */
export interface DraftFacts {
  readonly uuid: string;
  readonly urlName: string;
  readonly currency: string;
  readonly position: number;
  readonly approvalStatus: ApprovalStatus;
}

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Creates a whole product from a design and a garment. Throws ChoiceUnknown. */
export function productFromDesign(chosen: CreateFromDesign, facts: DraftFacts): ProductDraft {
  const { garment, design, name, price, sizes, description = '', collections = [] } = chosen;
  requireDesign(design);
  const hexes = chosen.colours.map((colour) => [colour, garmentHex(colour)] as const);
  const designs = { ...productDefaults.designs, front: design };
  const sku = skuOf(garment, facts.urlName);
  const taken = new Set<string>();
  const colours = hexes.map(([colour, hex]): ProductColour => {
    return {
      name: colour,
      hex,
      sizes: sizes.map((size) => ({
        name: size,
        sku: claimedSku([sku, colour, size], taken),
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

/** Returns the colour value of a fabric. Throws ChoiceUnknown. */
function garmentHex(name: string): string {
  const found = GARMENT_COLOURS.find((colour) => colour.name === name);
  if (found === undefined) throw new ChoiceUnknown('colours', `No fabric is available in ${name}`);
  return found.hex;
}

/** Throws ChoiceUnknown unless it is one of our designs or a uuid. */
function requireDesign(design: string): void {
  if (isDesign(design) || uuidForm.test(design)) return;
  throw new ChoiceUnknown('design', `The design ${design} does not exist`);
}

/** Adds the sku to `taken`. */
function claimedSku(parts: readonly string[], taken: Set<string>): string {
  const sku = freeSku(parts, taken);
  taken.add(sku);
  return sku;
}

function skuOf(garment: GarmentName, urlName: string): string {
  return `${GARMENT_OFFERS[garment].code}-${skuPart(urlName)}`;
}
