import { textIn, type WireBlock } from './model/wire.js';
import type { RegisteredBlock } from './registry.js';

/** ERR-061. */
export const noSource = 'Factory has no source';

/** BLX-008: whether a block of a type that is filled by the shop names something that the shop has not. */
export function hasNoSource(
  { properties = {} }: Pick<WireBlock, 'properties'>,
  { properties: definitions }: Pick<RegisteredBlock, 'properties'>,
): boolean {
  if (!('itemFactory' in definitions)) return false;
  const named = textIn(properties['itemFactory']?.value) ?? '';
  return named !== '' && !definitions.itemFactory.choices?.includes(named);
}
