import { textIn } from '../../blocks/model/wire.js';
import type { LiveBlock } from './live-blocks.js';

/** Property with the name that editors gave a block. Shops do not show it. */
export const blockNameProperty = 'editorName';

/** In characters. */
export const maxBlockName = 60;

/** Returns the name that editors gave a block; empty if it has none. */
export function nameOfBlock({ wire: { properties = {} } }: Pick<LiveBlock, 'wire'>): string {
  return textIn(properties[blockNameProperty]?.value)?.trim() ?? '';
}
