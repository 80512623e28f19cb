import { smallScreenCondition } from './conditions.js';
import { hasUnknownItemFactory, noSource } from './item-factory.js';
import { resolveProperties, type ThemeLookup } from './model/block.js';
import { BlockError } from './model/block-registry.js';
import { columnsOf } from './model/block-size.js';
import { templateOf } from './model/template.js';
import { conditionsOf } from './model/visible-blocks.js';
import type { WireBlock } from './model/wire.js';
import { blockRegistry, type RegisteredBlock } from './registry.js';
import type { RenderedBlock } from './rendered-block.js';

/** Block without the answers of its data sources. */
export type BareBlock = Pick<
  RenderedBlock,
  'id' | 'size' | 'type' | 'smallOnly' | 'unknownType'
> & {
  readonly properties: RenderedBlock['properties'];
  readonly items: readonly BareBlock[];
};

interface Rendering {
  readonly themed: ThemeLookup;
  /** Sanitises the html of a text. */
  readonly sanitizeHtml: (html: string) => string;
  /** Receives blocks that cannot be rendered or are rendered without items. */
  readonly onError: (error: BlockError) => void;
  /** Whether unknown types are replaced by a placeholder, as in editors. */
  readonly showsUnknown?: boolean;
}

/**
 * Returns the renderable blocks with resolved properties. Unregistered types are omitted, or
 * replaced by a placeholder that names the type.
 */
export function bareBlocks(
  blocks: readonly WireBlock[],
  rendering: Rendering,
  ids = new Set<number>(),
): readonly BareBlock[] {
  return blocks.flatMap((block) => {
    const definition = definitionOf(block, rendering);
    if (definition === undefined) return placeholderFor(block, rendering, ids);
    if (hasUnknownItemFactory(block, definition)) rendering.onError(new BlockError(noSource));
    const { items: children = [] } = block;
    const id = ownId(block, ids);
    const takesItems = definition.slots?.includes('items') === true;
    const items = takesItems ? bareBlocks(children, rendering, ids) : [];
    // BLX-005: a block is omitted if all of its children are.
    if (items.length === 0 && takesItems && children.length > 0) return [];
    return [bareBlock({ block, definition, id, items }, rendering)];
  });
}

const standingIn = 'placeholder';

/** Returns a placeholder for a block of an unknown type; its items are rendered. */
function placeholderFor(
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
      // Only the unknown type defines its properties, so the placeholder has its defaults.
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
  { themed, sanitizeHtml: shownHtml }: Rendering,
): BareBlock {
  // The definition of the type resolves them.
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

/** Returns an id unique on the page; imported pages may contain duplicates. */
function ownId({ id = 0 }: WireBlock, taken: Set<number>): number {
  let own = id;
  while (taken.has(own)) own += 1_000_000_007;
  taken.add(own);
  return own;
}
