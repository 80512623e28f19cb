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
 * How a block came from outside, written by the server alone: what nobody edits goes out as it came.
 * It is held as one text of JSON, which takes any name that a field may have.
 */
export interface BlockWire {
  /** All that came but the properties and the items: id, type, size, order, published and the rest. */
  readonly fields: Fields;
  /** What came beside the value of each property, its id above all; null where no properties came. */
  readonly properties: Readonly<Record<string, Fields>> | null;
  /** The values of properties that are no plain ones: `template` and `published`. */
  readonly kept: Fields;
  /** What each rich text came as, and what the fragment made of it was known by. */
  readonly rich: Readonly<Record<string, { readonly value: Json; readonly hash: string }>>;
  /** Where it stood in the list that it came in. */
  readonly index: number;
  readonly parent: string | null;
  readonly hasItems: boolean;
}

/** Of a block that was made here. */
const noWire: BlockWire = {
  fields: {},
  properties: null,
  kept: {},
  rich: {},
  index: -1,
  parent: null,
  hasItems: true,
};

/** Properties that stand elsewhere in the live block: its type, and whether it is published. */
const reservedNames: ReadonlySet<string> = new Set(['template', 'published']);

/** Whether a property is one of the plain ones of a block of this type. */
export function isPlain(type: string, name: string): boolean {
  return !reservedNames.has(name) && !richNamesOf(type).includes(name);
}

export function isReserved(name: string): boolean {
  return reservedNames.has(name);
}

/** The rich text properties of a type; none of one that nobody knows. */
export function richNamesOf(type: string): readonly string[] {
  return Object.entries(blockRegistry.find(type)?.properties ?? {}).flatMap(([name, { kind }]) =>
    kind === 'richText' ? [name] : [],
  );
}

/** The name of its type, also where it came by an older one, or is of a type that nobody knows. */
export function typeNameOf(block: WireBlock): string {
  try {
    return blockRegistry.definitionOf(block).name;
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    return templateOf(block) ?? block.type ?? '';
  }
}

/** `noWire` for a block that was made here. */
export function wireOf(block: BlockMap): BlockWire {
  const held = block.get('wire');
  // The server wrote it.
  return typeof held === 'string' ? (JSON.parse(held) as BlockWire) : noWire;
}

/** As many containers within each other as a call may bring (32), and those of a wire around them. */
const maxWireLevels = 36;

/** Whether a text is what `wireOf` reads, and holds nothing that no table can hold. */
export function isBlockWire(text: string): boolean {
  try {
    // Each part is looked at.
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

/** What a text is known by, to see whether anybody edited it. Nothing depends on it being secret. */
export function hashOf(fragment: Y.XmlFragment): string {
  let [low, high] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of htmlOf(fragment)) {
    const code = letter.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  return [low, high].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}
