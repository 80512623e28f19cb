import type * as Y from 'yjs';

import { blockRegistry } from '../../../blocks/registry.js';
import { BlockError } from '../../../blocks/model/block-registry.js';
import { templateOf } from '../../../blocks/model/template.js';
import type { WireBlock } from '../../../blocks/model/wire.js';
import type { Json } from '../../../catalogue/contract.js';
import { htmlOf } from '../../../rich-text/text-html.js';
import { isPlainValue } from '../../plain-value.js';
import type { BlockMap } from '../live-page.js';

type Fields = Readonly<Record<string, Json>>;

/**
 * Original wire state of a block, written by the server only, so that unedited parts are returned
 * unchanged. Stored as one JSON text, which allows any field name.
 */
export interface BlockWire {
  /** All fields except properties and items: id, type, size, order, published and others. */
  readonly fields: Fields;
  /** Metadata of each property, such as its id; null if no properties were received. */
  readonly properties: Readonly<Record<string, Fields>> | null;
  /** Values of the special properties `template` and `published`. */
  readonly kept: Fields;
  /** Received value of each rich text, and the hash of its fragment. */
  readonly rich: Readonly<Record<string, { readonly value: Json; readonly hash: string }>>;
  /** Position in the received list. */
  readonly index: number;
  readonly parent: string | null;
  readonly hasItems: boolean;
}

/** Wire state of a block created here. */
const noWire: BlockWire = {
  fields: {},
  properties: null,
  kept: {},
  rich: {},
  index: -1,
  parent: null,
  hasItems: true,
};

/** Properties that the live block stores elsewhere. */
const reservedNames: ReadonlySet<string> = new Set(['template', 'published']);

/** Whether the property is a plain one of the block type. */
export function isPlain(type: string, name: string): boolean {
  return !reservedNames.has(name) && !richNamesOf(type).includes(name);
}

export function isReserved(name: string): boolean {
  return reservedNames.has(name);
}

/** Rich text properties of a type; empty for an unknown type. */
export function richNamesOf(type: string): readonly string[] {
  return Object.entries(blockRegistry.find(type)?.properties ?? {}).flatMap(([name, { kind }]) =>
    kind === 'richText' ? [name] : [],
  );
}

/** Template name, also for a former name; the type itself if unknown. */
export function typeNameOf(block: WireBlock): string {
  try {
    return blockRegistry.definitionOf(block).name;
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    return templateOf(block) ?? block.type ?? '';
  }
}

/** Wire state of a block; `noWire` for one created here. */
export function wireOf(block: BlockMap): BlockWire {
  const held = block.get('wire');
  // Written by the server.
  return typeof held === 'string' ? (JSON.parse(held) as BlockWire) : noWire;
}

/** Maximum depth of a request (32) plus the levels of the wire state. */
const maxWireLevels = 36;

/** Whether a text is a wire state that can be read and stored. */
export function isBlockWire(text: string): boolean {
  try {
    // Every part is validated below.
    const wire = JSON.parse(text) as Partial<Readonly<Record<keyof BlockWire, unknown>>> | null;
    const { fields, properties, kept, rich, index, parent } = wire ?? {};
    return (
      isPlainValue(wire, maxWireLevels) &&
      [fields, kept, rich].every(isRecord) &&
      (properties === null || isRecord(properties)) &&
      typeof index === 'number' &&
      (parent === null || typeof parent === 'string')
    );
  } catch {
    return false;
  }
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Hash of a text for detecting edits; not cryptographically secure. */
export function hashOf(fragment: Y.XmlFragment): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of htmlOf(fragment)) {
    const code = letter.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  return [low, high].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
