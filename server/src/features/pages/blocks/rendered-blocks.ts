import { columnsOf } from '@selvedge/shared/blocks/model/block-size';
import { resolveProperties, type ThemeLookup } from '@selvedge/shared/blocks/model/block';
import { BlockError } from '@selvedge/shared/blocks/model/block-registry';
import { blockRegistry, type RegisteredBlock } from '@selvedge/shared/blocks/registry';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { conditionsOf } from '@selvedge/shared/blocks/model/visible-blocks';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import { smallScreenCondition } from '@selvedge/shared/blocks/conditions';

import { shownHtml } from './text-html.js';

/** A block without what the shop's data sources give it. */
export type BareBlock = Pick<RenderedBlock, 'id' | 'size' | 'type' | 'smallOnly'> & {
  readonly properties: RenderedBlock['properties'];
  readonly items: readonly BareBlock[];
};

interface Rendering {
  readonly themed: ThemeLookup;
  /** Told of what cannot be shown (ERR-056, ERR-059). */
  readonly onError: (error: BlockError) => void;
}

/** Blocks that are to be shown, with their properties resolved; those of unregistered types are left out. */
export function bareBlocks(
  blocks: readonly WireBlock[],
  rendering: Rendering,
  ids = new Set<number>(),
): readonly BareBlock[] {
  return blocks.flatMap((block) => {
    const definition = definitionOf(block, rendering);
    if (definition === undefined) return [];
    const { items: children = [] } = block;
    const id = ownId(block, ids);
    const takesItems = definition.slots?.includes('items') === true;
    const items = takesItems ? bareBlocks(children, rendering, ids) : [];
    // BLX-005: a block whose children cannot be shown is not shown either.
    if (items.length === 0 && takesItems && children.length > 0) return [];
    return [bareBlock({ block, definition, id, items }, rendering)];
  });
}

interface Part {
  readonly block: WireBlock;
  readonly definition: RegisteredBlock;
  readonly id: number;
  readonly items: readonly BareBlock[];
}

function bareBlock({ block, definition, id, items }: Part, { themed }: Rendering): BareBlock {
  // They are read by the definition of its type.
  const resolved = resolveProperties(
    definition,
    block.properties ?? {},
    themed,
  ) as BareBlock['properties'];
  const properties =
    'html' in resolved ? { ...resolved, html: shownHtml(resolved.html) } : resolved;
  const smallOnly = conditionsOf(block).includes(smallScreenCondition) && {
    smallOnly: true as const,
  };
  return { id, type: definition.name, size: columnsOf(block), properties, ...smallOnly, items };
}

function definitionOf(block: WireBlock, { onError }: Rendering): RegisteredBlock | undefined {
  try {
    return blockRegistry.definitionOf(block);
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    onError(error);
    return undefined;
  }
}

/** Pages of other systems may hold an id twice; on the page no two blocks have one. */
function ownId({ id = 0 }: WireBlock, taken: Set<number>): number {
  let own = id;
  while (taken.has(own)) own += 1_000_000_007;
  taken.add(own);
  return own;
}
