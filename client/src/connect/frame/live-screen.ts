import { bareBlocks, type BareBlock } from '@selvedge/shared/blocks/bare-blocks';
import { outlineOf } from '@selvedge/shared/blocks/outline';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { requestsOf } from '@selvedge/shared/blocks/requests';
import type { BlockData } from '@selvedge/shared/blocks/model/sources';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import { previewId } from '@selvedge/shared/connect/preview-ids';
import type { HostEvents } from '@selvedge/shared/connect/protocol';
import { LiveBlockReader } from '@selvedge/shared/pages/live/live-block-reader';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { blockIn, fragmentsOf, pagePropertiesOf } from '@selvedge/shared/pages/live/live-page';
import { valueOf } from '@selvedge/shared/pages/live/text/held-values';
import { htmlOf } from '@selvedge/shared/rich-text/text-html';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import type * as Y from 'yjs';

import { ThemeReferences } from './theme-references.js';

type PageScreen = ScreenOf<'page'>;

/** A block as rendered by the server, and the source it was rendered from. */
interface CachedBlock {
  readonly source: string;
  readonly block: RenderedBlock;
  /** Serialized block, to detect an identical answer. */
  readonly text: string;
}

/** Frozen text of a block: property name and value. */
interface Written {
  readonly id: number;
  readonly value: readonly [string, unknown];
}

/** Result of resolving a block of the document, with everything inside it. */
interface Resolved {
  readonly bare: readonly BareBlock[];
  readonly sources: readonly (readonly [number, string])[];
}

/** A rendered block and the inputs it was built from. */
interface Shown {
  readonly from: readonly unknown[];
  readonly block: RenderedBlock;
}

/**
 * Computes the screen of a page from its live document. Server-rendered blocks stay until they
 * change; changed blocks are resolved locally until the server has rendered them. Unchanged blocks
 * keep their identity, so that React skips them.
 */
export class LiveScreen {
  private readonly reader: LiveBlockReader;
  private readonly references = new ThemeReferences();
  private resolved = new WeakMap<LiveBlock, Resolved>();
  private shownAs = new WeakMap<BareBlock, Shown>();
  private cached = new Map<number, CachedBlock>();
  private readonly names = new Map<number, string>();
  /** The block whose text is edited in place, frozen as displayed. */
  private written: Written | undefined;
  /** Preview numbers of the visible blocks; undefined for all. */
  private seen: ReadonlySet<number> | undefined;

  constructor(
    private readonly doc: Y.Doc,
    private screen: PageScreen,
  ) {
    this.reader = new LiveBlockReader(doc);
  }

  /** Returns the uuid of the block with this preview number. */
  readonly nameOf = (id: number): string | undefined => this.names.get(id);

  /** Restricts the screen to the blocks a visitor sees; undefined for all. */
  lookAs(seen: readonly RenderedBlock[] | undefined): void {
    this.seen = seen && new Set(allOf(seen).map(({ id }) => id));
  }

  /** Freezes the displayed text of one block while it is edited in place. */
  freezeText(edited: HostEvents['text:edit']): void {
    const id = edited === null ? undefined : previewId(edited.id);
    const shown = allOf(this.screen.blocks).find((block) => block.id === id);
    const values = Object.entries(shown?.properties ?? {});
    const value = values.find(([name]) => name === edited?.property);
    this.written = shown === undefined || value === undefined ? undefined : { id: shown.id, value };
  }

  /** Stores the server's rendering of the current document. */
  learn(blocks: readonly RenderedBlock[]): void {
    const sources = new Map(this.reader.read().flatMap(sourcesIn));
    const cached = new Map<number, CachedBlock>();
    for (const block of allOf(blocks)) {
      const source = sources.get(block.id);
      if (source === undefined) continue;
      const own = areFetched(block) ? block : { ...block, items: [] };
      const [before, text] = [this.cached.get(block.id), JSON.stringify(own)];
      const isSame = before?.text === text && before.source === source;
      cached.set(block.id, isSame ? before : { source, block, text });
    }
    this.cached = cached;
  }

  /** Returns the screen, and whether the server has rendered all of it. */
  shown(): { readonly screen: PageScreen; readonly isCurrent: boolean } {
    if (this.references.haveChanged()) this.resolved = new WeakMap();
    const live = this.reader.read();
    this.names.clear();
    for (const uuid of uuidsIn(live)) this.names.set(previewId(uuid), uuid);
    const resolved = live.map((block) => this.resolve(block));
    const sources = new Map(resolved.flatMap((one) => one.sources));
    const isCurrent = [...sources].every(([id, source]) => this.cached.get(id)?.source === source);
    const all = resolved.flatMap(({ bare }) => bare.map((one) => this.rendered(one, sources)));
    const blocks = this.seen === undefined ? all : seenOf(all, this.seen);
    this.screen = { ...this.screen, blocks, outline: outlineOf(blocks), page: this.page() };
    return { screen: this.screen, isCurrent };
  }

  private resolve(block: LiveBlock): Resolved {
    const before = this.resolved.get(block);
    if (before !== undefined) return before;
    const bare = bareBlocks([this.wireOf(block)], {
      themed: this.references.valueOf,
      // The live text contains only tags of the rich-text schema.
      sanitizeHtml: (html) => html,
      onError: () => undefined,
      showsUnknown: true,
    });
    const resolved = { bare, sources: sourcesIn(block) };
    this.resolved.set(block, resolved);
    return resolved;
  }

  private rendered(bare: BareBlock, sources: ReadonlyMap<number, string>): RenderedBlock {
    const cached = this.cached.get(bare.id);
    const items = this.itemsOf(bare, cached, sources);
    const written = bare.id === this.written?.id ? this.written : undefined;
    const from = [cached, written, ...items];
    const before = this.shownAs.get(bare);
    if (before?.from.length === from.length && before.from.every((one, at) => one === from[at]))
      return before.block;
    const isUnchanged = cached !== undefined && cached.source === sources.get(bare.id);
    // A block never changes its type, so the cached copy has the same one.
    const content = (
      isUnchanged ? cached.block : { ...nothingFor(bare), ...cached?.block, ...bare }
    ) as RenderedBlock;
    const block = withFrozenText({ ...content, size: bare.size, items }, written);
    this.shownAs.set(bare, { from, block });
    return block;
  }

  private itemsOf(
    bare: BareBlock,
    cached: CachedBlock | undefined,
    sources: ReadonlyMap<number, string>,
  ): readonly RenderedBlock[] {
    if (areFetched(bare)) return cached?.block.items ?? [];
    return bare.items.map((item) => this.rendered(item, sources));
  }

  private wireOf({ uuid, wire, items }: LiveBlock): WireBlock {
    const block = blockIn(this.doc, uuid);
    const texts = block === undefined ? [] : fragmentsOf(block);
    const values = texts.map(([name, fragment]) => [name, { value: htmlOf(fragment) }] as const);
    const properties = { ...wire.properties, ...Object.fromEntries(values) };
    const id = previewId(uuid);
    return { ...wire, id, properties, items: items.map((item) => this.wireOf(item)) };
  }

  private page(): PageScreen['page'] {
    const title = valueOf(pagePropertiesOf(this.doc).get('title'));
    const { page } = this.screen;
    return typeof title === 'string' && title !== '' ? { ...page, title } : page;
  }
}

/** Whether the server fetches the items of a block from an address. */
function areFetched({ properties }: Pick<BareBlock, 'properties'>): boolean {
  return 'asyncItems' in properties && properties.asyncItems !== null;
}

/**
 * Removes blocks the visitor does not see. Items fetched into a block are kept as the server sent
 * them.
 */
function seenOf(
  blocks: readonly RenderedBlock[],
  seen: ReadonlySet<number>,
): readonly RenderedBlock[] {
  return blocks
    .filter(({ id }) => seen.has(id))
    .map((block) => {
      const items = areFetched(block) ? block.items : seenOf(block.items, seen);
      // Same identity: React skips the block.
      const isWhole = items.every((item, at) => item === block.items[at]);
      return isWhole && items.length === block.items.length ? block : { ...block, items };
    });
}

/** Puts the frozen text into the block that is edited in place. */
function withFrozenText(block: RenderedBlock, written: Written | undefined): RenderedBlock {
  if (written === undefined) return block;
  const [name, value] = written.value;
  // Same type, with one property replaced.
  return { ...block, properties: { ...block.properties, [name]: value } } as RenderedBlock;
}

/** Empty results for each data source of a block, until the server answers. */
function nothingFor(block: BareBlock): BlockData {
  return Object.fromEntries(Object.keys(requestsOf(block)).map((source) => [source, []]));
}

/** Serialized source of a block and of each block inside it, by preview number. */
function sourcesIn({ uuid, wire, items }: LiveBlock): Resolved['sources'] {
  const source = JSON.stringify({ ...wire, size: 0, order: 0 });
  return [[previewId(uuid), source] as const, ...items.flatMap(sourcesIn)];
}

function uuidsIn(blocks: readonly LiveBlock[]): readonly string[] {
  return blocks.flatMap(({ uuid, items }) => [uuid, ...uuidsIn(items)]);
}

function allOf(blocks: readonly RenderedBlock[]): readonly RenderedBlock[] {
  return blocks.flatMap((block) => [block, ...allOf(block.items)]);
}
