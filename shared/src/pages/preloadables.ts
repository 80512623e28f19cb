import { bareBlocks, type BareBlock } from '../blocks/bare-blocks.js';
import { visibleBlocks } from '../blocks/model/visible-blocks.js';
import { blockRegistry } from '../blocks/registry.js';
import type { PageContent } from './page.js';

/** As many as a first screenful has, with what stands in them. */
const firstBlocks = 3;

/**
 * PAG-023: what a program that shows a page may fetch before it has read it: the addresses of the pictures of
 * its first blocks, and the names of the chunks that draw them, as the manifest of the shop's build has them.
 */
export function preloadablesOf({ blocks }: Pick<PageContent, 'blocks'>): readonly string[] {
  const first = visibleBlocks(blocks, () => true).slice(0, firstBlocks);
  const bare = allOf(
    bareBlocks(first, {
      themed: (value) => value,
      shownHtml: () => '',
      // Whoever shows the page is told.
      onError: () => undefined,
    }),
  );
  const chunks = bare.map(({ type }) => `src/blocks/${type}/view.tsx`);
  return [...new Set([...bare.flatMap(picturesOf), ...chunks])];
}

function picturesOf({ type, properties }: BareBlock): readonly string[] {
  const defined = Object.entries(blockRegistry.find(type)?.properties ?? {});
  const values: ReadonlyMap<string, unknown> = new Map(Object.entries(properties));
  return defined.flatMap(([name, { kind }]) => {
    const value = kind === 'image' ? values.get(name) : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

function allOf(blocks: readonly BareBlock[]): readonly BareBlock[] {
  return blocks.flatMap((block) => [block, ...allOf(block.items)]);
}
