import { isGarment, type MockupParts } from '@selvedge/shared/catalogue/garments/mockup';

import { pathOf, uuidIn } from './picture-address.js';

const served = /^\/images\/mockups\/([\w-]+)\/(front|back)\/([\da-f]{6})\/([\w-]+)$/;

/** Parses the address of a mock-up; undefined for any other image. */
export function mockupIn(address: string): MockupParts | undefined {
  const [, garment = '', side, hex = '', design = ''] = served.exec(pathOf(address)) ?? [];
  if (!isGarment(garment) || (side !== 'front' && side !== 'back')) return undefined;
  return { garment, side, hex: `#${hex}`, design };
}

/** Returns the printable design: that of a mock-up, or the library image itself. */
export function designIn(address: string): string | undefined {
  return mockupIn(address)?.design ?? uuidIn(address);
}
