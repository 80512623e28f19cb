import fc from 'fast-check';

import type { Json } from '../../../catalogue/contract.js';
import type { WireBlock } from '../../../blocks/model/wire.js';
import type { PageContent } from '../../page.js';
import { maxDepth } from '../resolve-tree.js';

const value = fc.constantFrom<Json>('text', '<p>Hi</p>', '<p>Ho</p>', '0', '1', 0, true, null, [1]);
/** Generates objects like those of a JSON parser. */
const plain = { noNullPrototype: true } as const;
const property = fc.record(
  { id: fc.nat({ max: 9 }), value },
  { ...plain, requiredKeys: ['value'] },
);
const properties = fc.dictionary(
  fc.constantFrom('html', 'published', 'conditions', 'title', 'align'),
  property,
  plain,
);
const { block } = fc.letrec<{ block: WireBlock }>((tie) => ({
  block: fc.record(
    {
      id: fc.nat({ max: 12 }),
      type: fc.constantFrom('text', 'textBlock', 'row', 'holoDeck'),
      published: fc.constantFrom<Json>(0, 1, '1'),
      deleted: fc.constantFrom<Json>(false, true),
      size: fc.record({ x: fc.nat({ max: 14 }), y: fc.nat({ max: 1 }) }, plain),
      order: fc.nat({ max: 3 }),
      notes: value,
      properties,
      items: fc.array(tie('block'), { maxLength: 3, depthIdentifier: 'block' }),
    },
    { ...plain, requiredKeys: ['type'] },
  ),
}));
/** Keeps the first use of each id. */
function distinct(blocks: readonly WireBlock[], taken = new Set<number>()): readonly WireBlock[] {
  return blocks.map(({ id, items, ...others }) => {
    const isFree = id !== undefined && !taken.has(id);
    if (isFree) taken.add(id);
    return {
      ...others,
      ...(isFree && { id }),
      ...(items !== undefined && { items: distinct(items, taken) }),
    };
  });
}
/** Nesting depth of blocks. */
function levelsOf(blocks: readonly WireBlock[]): number {
  return Math.max(0, ...blocks.map(({ items = [] }) => levelsOf(items) + 1));
}
/** Generates pages as a client may send them. */
export const page: fc.Arbitrary<PageContent> = fc
  .record(
    {
      url: fc.constantFrom('/', '/about/'),
      layout: fc.constantFrom('standard' as const, 'blank' as const),
      flags: fc.uniqueArray(fc.constantFrom<Json>('a', 'b', 'c', 7)),
      sitemap: value,
      notes: value,
      properties,
      blocks: fc.array(block, { maxLength: 4 }),
    },
    { ...plain, requiredKeys: ['url', 'layout', 'flags', 'properties', 'blocks'] },
  )
  // Deeper pages are refused before the merge.
  .filter(({ blocks }) => levelsOf(blocks) <= maxDepth)
  .map((made) => ({ ...made, blocks: distinct(made.blocks) }));
