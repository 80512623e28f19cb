import { smallScreenCondition } from './conditions.js';
import { hasNoSource, noSource } from './item-factory.js';
import { resolveProperties, type ThemeLookup } from './model/block.js';
import { BlockError } from './model/block-registry.js';
import { columnsOf } from './model/block-size.js';
import { templateOf } from './model/template.js';
import { conditionsOf } from './model/visible-blocks.js';
import type { WireBlock } from './model/wire.js';
import { blockRegistry, type RegisteredBlock } from './registry.js';
import type { RenderedBlock } from './rendered-block.js';

/** A block without what the shop's data sources give it. */
export type BareBlock = Pick<
  RenderedBlock,
  'id' | 'size' | 'type' | 'smallOnly' | 'unknownType'
> & {
  readonly properties: RenderedBlock['properties'];
  readonly items: readonly BareBlock[];
};

interface Rendering {
  readonly themed: ThemeLookup;
  /** What of a text's html may be shown. */
  readonly shownHtml: (html: string) => string;
  /** Told of what cannot be shown (ERR-056, ERR-059), and of what is shown without its items (ERR-061). */
  readonly onError: (error: BlockError) => void;
  /** For those who make the page: something stands where a block is that the shop does not know. */
  readonly showsUnknown?: boolean;
}

/**
 * Blocks that are to be shown, with their properties resolved; those of unregistered types are left out, or
 * a placeholder that names the type stands for them.
 */
export function bareBlocks(
  blocks: readonly WireBlock[],
  rendering: Rendering,
  ids = new Set<number>(),
): readonly BareBlock[] {
  return blocks.flatMap((block) => {
    const definition = definitionOf(block, rendering);
    if (definition === undefined) return standIn(block, rendering, ids);
    if (hasNoSource(block, definition)) rendering.onError(new BlockError(noSource));
    const { items: children = [] } = block;
    const id = ownId(block, ids);
    const takesItems = definition.slots?.includes('items') === true;
    const items = takesItems ? bareBlocks(children, rendering, ids) : [];
    // BLX-005: a block whose children cannot be shown is not shown either.
    if (items.length === 0 && takesItems && children.length > 0) return [];
    return [bareBlock({ block, definition, id, items }, rendering)];
  });
}

/** The type that holds a place for what is not there. */
const standingIn = 'placeholder';

/** What stands in a block of another system is shown in its place. */
function standIn(
  block: WireBlock,
  rendering: Rendering,
  ids: Set<number>,
): readonly [BareBlock] | readonly [] {
  const definition = blockRegistry.find(standingIn);
  if (rendering.showsUnknown !== true || definition === undefined) return [];
  return [
    {
      id: ownId(block, ids),
      type: standingIn,
      size: columnsOf(block),
      // How it stands on a page, another system alone knows; they are read by the definition of its type.
      properties: resolveProperties(definition, {}, rendering.themed) as BareBlock['properties'],
      unknownType: templateOf(block) ?? block.type ?? '',
      items: bareBlocks(block.items ?? [], rendering, ids),
    },
  ];
}

interface Part {
  readonly block: WireBlock;
  readonly definition: RegisteredBlock;
  readonly id: number;
  readonly items: readonly BareBlock[];
}

function bareBlock(
  { block, definition, id, items }: Part,
  { themed, shownHtml }: Rendering,
): BareBlock {
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
