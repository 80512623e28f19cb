import { textIn, type WireBlock } from './model/wire.js';
import type { RegisteredBlock } from './registry.js';

export const noSource = 'Factory has no source';

/** Whether a block names an item factory that has no source. */
export function hasUnknownItemFactory(
  { properties = {} }: Pick<WireBlock, 'properties'>,
  { properties: definitions }: Pick<RegisteredBlock, 'properties'>,
): boolean {
  if (!('itemFactory' in definitions)) return false;
  const named = textIn(properties['itemFactory']?.value) ?? '';
  return named !== '' && !definitions.itemFactory.choices?.includes(named);
}
