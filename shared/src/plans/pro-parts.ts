import { blockRegistry } from '../blocks/registry.js';
import type { WireBlock } from '../blocks/model/wire.js';
import { typeNameOf } from '../pages/live/wire/block-wire.js';
import type { PageContent } from '../pages/page.js';

/** Returns the parts of a page that require Pro: HTML blocks, each as one text. */
export function proPartsOf({ blocks }: Pick<PageContent, 'blocks'>): readonly string[] {
  return blocks.flatMap(partsIn);
}

function partsIn(block: WireBlock): readonly string[] {
  const { items = [] } = block;
  return [...(isOwnMarkup(block) ? [valuesOf(block)] : []), ...items.flatMap(partsIn)];
}

function isOwnMarkup(block: WireBlock): boolean {
  const traits = blockRegistry.find(typeNameOf(block))?.traits;
  return traits !== undefined && 'framedMarkup' in traits;
}

function valuesOf({ properties = {} }: WireBlock): string {
  const names = Object.keys(properties).toSorted();
  return JSON.stringify(names.map((name) => [name, properties[name]?.value]));
}
