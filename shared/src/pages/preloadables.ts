import { bareBlocks, type BareBlock } from '../blocks/bare-blocks.js';
import { visibleBlocks } from '../blocks/model/visible-blocks.js';
import { blockRegistry } from '../blocks/registry.js';
import type { PageContent } from './page.js';

/** Number of blocks on a first screen, not counting nested ones. */
const firstBlocks = 3;

/**
 * Returns what clients can preload for a page: image addresses of the first blocks, and the chunk
 * names of their views in the manifest of the shop build.
 */
export function preloadablesOf({ blocks }: Pick<PageContent, 'blocks'>): readonly string[] {
  const first = visibleBlocks(blocks, () => true).slice(0, firstBlocks);
  const bare = allOf(
    bareBlocks(first, {
      themed: (value) => value,
      sanitizeHtml: () => '',
      // Errors are reported when the page is rendered.
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
