import { columnsOf } from '@selvedge/shared/blocks/model/block-size';
import type { Property } from '@selvedge/shared/blocks/model/property';
import { blockRegistry } from '@selvedge/shared/blocks/registry';
import { DEFINITIONS } from '@selvedge/shared/blocks/definitions.gen';
import { canEdit, hasPart, type EditorModule } from '@selvedge/shared/connect/modes';
import { writableBlocks } from '@selvedge/shared/connect/scopes';
import { richNamesOf, typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import { liveBlocks, type LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { LivePageError } from '@selvedge/shared/pages/live/live-errors';
import { pagePropertiesOf } from '@selvedge/shared/pages/live/live-page';
import { valuesIn } from '@selvedge/shared/pages/live/text/held-values';
import { publishedIn } from '@selvedge/shared/blocks/model/wire';
import type { NewBlock, Place } from '@selvedge/shared/pages/live/tree-commands';
import type * as Y from 'yjs';

import { asConnectError } from './as-connect-error.js';
import { ConnectError } from './connect-error.js';
import type { Editing } from './editing.js';
import { htmlText } from './html-text.js';
import type {
  BlockProperty,
  BlockType,
  Json,
  NewPageBlock,
  Page,
  PageBlock,
  PagePlace,
} from './types.js';

/** The page of a session: maps the SDK's commands to the live document. */
export class LivePage implements Page {
  readonly types = DEFINITIONS.map(({ name, title, properties, ...definition }): BlockType => ({
    ...{ name, title },
    hasItems: 'slots' in definition,
    properties: Object.entries<Property<unknown>>(properties).map(propertyOf),
  }));

  constructor(
    private readonly doc: Y.Doc,
    private readonly editing: Editing,
    private readonly scopes: readonly string[],
    private readonly module: EditorModule,
  ) {}

  tree(): readonly PageBlock[] {
    return liveBlocks(this.doc).map(blockOf);
  }

  properties(): Readonly<Record<string, Json>> {
    return Object.fromEntries(valuesIn(pagePropertiesOf(this.doc)));
  }

  get(id: string): PageBlock | undefined {
    return findIn(this.tree(), id);
  }

  insert(block: NewPageBlock, at: PagePlace = {}): string {
    return this.attempt(null, () => this.editing.insert(newBlockOf(block), placeOf(at)));
  }

  move(id: string, to: PagePlace): void {
    this.attempt(null, () => {
      this.editing.move(id, placeOf(to));
    });
  }

  resize(id: string, size: number): void {
    this.attempt(id, () => {
      this.editing.resize(id, size);
    });
  }

  set(id: string | null, name: string, value: Json | undefined): void {
    this.attempt(id, () => {
      if (id === null) this.editing.setPage(name, value);
      else if (name === 'published') this.editing.publishBlock(id, value !== false);
      else if (this.isRich(id, name)) this.editing.write(id, name, htmlText(textOf(value)));
      else this.editing.set(id, name, value);
    });
  }

  setTemplate(id: string, type: string): string {
    return this.attempt(null, () => {
      if (!hasPart(this.module, 'templateEditor')) throw lacking();
      return this.editing.changeTemplate(id, type);
    });
  }

  remove(id: string): void {
    this.attempt(id, () => {
      this.editing.remove(id);
    });
  }

  restore(id: string): void {
    this.attempt(id, () => {
      this.editing.restore(id);
    });
  }

  transact(change: () => void): void {
    this.editing.transact(change);
  }

  /**
   * Checks module and scopes before a change; `id` is null if it affects more than one block. The
   * server would reject the change anyway.
   */
  private attempt<Answer>(id: string | null, change: () => Answer): Answer {
    if (!canEdit(this.module)) throw lacking();
    const writable = writableBlocks(this.scopes);
    if (writable !== 'all' && (id === null || !writable.has(id))) {
      throw new ConnectError('scope_denied', 'The shop owner did not grant permission for this');
    }
    try {
      return change();
    } catch (error) {
      throw asConnectError(error);
    }
  }

  private isRich(id: string, name: string): boolean {
    const type = this.get(id)?.type ?? '';
    return richNamesOf(type).includes(name);
  }
}

/** Error for commands that the session's module does not support. */
export function lacking(): ConnectError {
  return new ConnectError(
    'module_lacks',
    'The editor module of this session does not support this',
  );
}

function blockOf({ uuid, wire, items }: LiveBlock): PageBlock {
  const { template: _, published: __, ...properties } = wire.properties ?? {};
  return {
    ...{ id: uuid, type: typeNameOf(wire), size: columnsOf(wire), published: publishedIn(wire) },
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, { value }]) => [name, value]),
    ),
    items: items.map(blockOf),
  };
}

function findIn(blocks: readonly PageBlock[], id: string): PageBlock | undefined {
  for (const block of blocks) {
    const found = block.id === id ? block : findIn(block.items, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A live document clamps an index beyond the last block to the end. */
function placeOf({ parent = null, index = Number.MAX_SAFE_INTEGER }: PagePlace): Place {
  return { parent, index };
}

function newBlockOf({ type, size = 12, published = true, ...block }: NewPageBlock): NewBlock {
  const { properties = {}, items = [] } = block;
  // Pages may use a former name of a type.
  const rich = new Set(richNamesOf(blockRegistry.find(type)?.name ?? type));
  const all = Object.entries(properties);
  const texts = all.filter(([name]) => rich.has(name));
  return {
    ...{ uuid: crypto.randomUUID(), type, size, isPublished: published },
    properties: Object.fromEntries(all.filter(([name]) => !rich.has(name))),
    texts: Object.fromEntries(texts.map(([name, html]) => [name, htmlText(textOf(html))])),
    items: items.map(newBlockOf),
  };
}

function propertyOf([name, property]: readonly [string, Property<unknown>]): BlockProperty {
  const { label, kind, group, choices, min, max, wireNames = [name] } = property;
  return {
    ...{ name: wireNames[0] ?? name, label, kind, group },
    // Property defaults are JSON values.
    default: property.default as Json,
    ...(choices !== undefined && { choices }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
  };
}

/**
 * Converts html to text; undefined gives an empty text. Throws LivePageError if it is not a string.
 */
function textOf(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  throw new LivePageError('badValue');
}
