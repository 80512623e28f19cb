import { isGarment, type MockupParts } from '@selvedge/shared/catalogue/garments/mockup';

import { pathOf, uuidIn } from './picture-address.js';

const served = /^\/images\/mockups\/([\w-]+)\/(front|back)\/([\da-f]{6})\/([\w-]+)$/;

/** What a mock-up of ours shows; undefined for any other picture. */
export function mockupIn(address: string): MockupParts | undefined {
  const [, garment = '', side, hex = '', design = ''] = served.exec(pathOf(address)) ?? [];
  if (!isGarment(garment) || (side !== 'front' && side !== 'back')) return undefined;
  return { garment, side, hex: `#${hex}`, design };
}

/** What can be printed of a picture: that of a mock-up, or itself where it is of the shop's library. */
export function designIn(address: string): string | undefined {
  return mockupIn(address)?.design ?? uuidIn(address);
}
