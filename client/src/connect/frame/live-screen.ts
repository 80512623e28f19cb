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
import { htmlOf } from '@selvedge/shared/rich-text/text-html';
import type { ScreenOf } from '@selvedge/shared/storefront/screens';
import type * as Y from 'yjs';

import { ThemeReferences } from './theme-references.js';

type PageScreen = ScreenOf<'page'>;

/** A block as the server rendered it, and what it was rendered from. */
interface CachedBlock {
  readonly source: string;
  readonly block: RenderedBlock;
  /** The block as it came, to tell whether it came again. */
  readonly text: string;
}

/** Words of a block as they were shown: the property that holds them, and its value. */
interface Written {
  readonly id: number;
  readonly value: readonly [string, unknown];
}

/** What follows from a block of the document alone, with all that stands in it. */
interface Resolved {
  readonly bare: readonly BareBlock[];
  readonly sources: readonly (readonly [number, string])[];
}

/** What a block was shown as, and out of what. */
interface Shown {
  readonly from: readonly unknown[];
  readonly block: RenderedBlock;
}

/**
 * What the screen of a page shows as its live document is now. What the server has rendered stays as it
 * is, with the data of the shop in it; what was changed since is resolved here, until the server has
 * rendered it too. What is shown as before is the same object, so that it need not be drawn again.
 */
export class LiveScreen {
  private readonly reader: LiveBlockReader;
  private readonly references = new ThemeReferences();
  private resolved = new WeakMap<LiveBlock, Resolved>();
  private shownAs = new WeakMap<BareBlock, Shown>();
  private cached = new Map<number, CachedBlock>();
  private readonly names = new Map<number, string>();
  /** The block whose words are written in place, and as what they are shown. */
  private written: Written | undefined;
  /** Those that are shown; undefined for all. */
  private seen: ReadonlySet<number> | undefined;

  constructor(
    private readonly doc: Y.Doc,
    private screen: PageScreen,
  ) {
    this.reader = new LiveBlockReader(doc);
  }

  /** The uuid of the block that is shown by this number. */
  readonly nameOf = (id: number): string | undefined => this.names.get(id);

  /** Shows those blocks alone that a visitor sees; undefined for all. */
  lookAs(seen: readonly RenderedBlock[] | undefined): void {
    this.seen = seen && new Set(allOf(seen).map(({ id }) => id));
  }

  /** Leaves the words of one block as they are shown now: they are written in place. */
  freezeText(edited: HostEvents['text:edit']): void {
    const id = edited === null ? undefined : previewId(edited.id);
    const shown = allOf(this.screen.blocks).find((block) => block.id === id);
    const values = Object.entries(shown?.properties ?? {});
    const value = values.find(([name]) => name === edited?.property);
    this.written = shown === undefined || value === undefined ? undefined : { id: shown.id, value };
  }

  /** Takes what the server has rendered of the document as it is now. */
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

  /** The screen to show, and whether there is something on it that the server has not rendered yet. */
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
      // What stands in them is made of the live text, which names nothing but tags of ours.
      shownHtml: (html) => html,
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
    // A block keeps its type: what the server knew of it is of the same.
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
    const title = pagePropertiesOf(this.doc).get('title');
    const { page } = this.screen;
    return typeof title === 'string' && title !== '' ? { ...page, title } : page;
  }
}

/** BLK-009: whether the items of a block come from an address, which the server asks. */
function areFetched({ properties }: Pick<BareBlock, 'properties'>): boolean {
  return 'asyncItems' in properties && properties.asyncItems !== null;
}

/** Without those that a visitor does not see. What is fetched into a block is the server's own. */
function seenOf(
  blocks: readonly RenderedBlock[],
  seen: ReadonlySet<number>,
): readonly RenderedBlock[] {
  return blocks
    .filter(({ id }) => seen.has(id))
    .map((block) => {
      const items = areFetched(block) ? block.items : seenOf(block.items, seen);
      // What is shown as before need not be drawn again.
      const isWhole = items.every((item, at) => item === block.items[at]);
      return isWhole && items.length === block.items.length ? block : { ...block, items };
    });
}

/** The words that are shown of a block while they are written in place. */
function withFrozenText(block: RenderedBlock, written: Written | undefined): RenderedBlock {
  if (written === undefined) return block;
  const [name, value] = written.value;
  // It is of the same type, with other words.
  return { ...block, properties: { ...block.properties, [name]: value } } as RenderedBlock;
}

/** What a block holds of the sources that it asks, until they have answered. */
function nothingFor(block: BareBlock): BlockData {
  return Object.fromEntries(Object.keys(requestsOf(block)).map((source) => [source, []]));
}

/** What a block is rendered from, besides the blocks in it, and what those are. */
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
