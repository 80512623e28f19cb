import type { Json } from '../../catalogue/contract.js';

/** Property on the wire: its row id and value. */
export interface WireProperty {
  /** Absent for a new property. */
  readonly id?: number;
  readonly value: Json;
}

export type WireProperties = Readonly<Record<string, WireProperty>>;

/** Block on the wire. Unknown fields are preserved. */
export interface WireBlock {
  readonly id?: number;
  readonly uid?: string;
  /** Legacy block type; the `template` property takes precedence. */
  readonly type?: string;
  readonly published?: Json;
  /** `x` is the width in columns, out of 12; a `y` of 0 is automatic. */
  readonly size?: Json;
  /** Position among its siblings; unsorted, with gaps and duplicates. */
  readonly order?: Json;
  readonly items?: readonly WireBlock[];
  readonly properties?: WireProperties;
  readonly [other: string]: Json | WireProperties | readonly WireBlock[] | undefined;
}

export function valueIn(properties: WireProperties | undefined, name: string): Json | undefined {
  return properties && Object.hasOwn(properties, name) ? properties[name]?.value : undefined;
}

const yes: readonly Json[] = [true, 1, '1', 'true', 'yes', 'on'];
const no: readonly Json[] = [false, 0, '0', 'false', 'no', 'off'];

/** Reads `"0"`, `"1"`, 0, 1, true and similar; undefined for anything else. */
export function truthIn(value: Json | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (yes.includes(plain)) return true;
  return no.includes(plain) ? false : undefined;
}

/** Maximum length of a number in text form; no number of a page is longer. */
const maxNumberLength = 100;

/**
 * Reads `6`, `"6"` or `"0.5"`; undefined for anything else, including infinity and longer texts.
 */
export function numberIn(value: Json | undefined): number | undefined {
  if (typeof value === 'string' && !isDecimal(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function isDecimal(text: string): boolean {
  return text.length <= maxNumberLength && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text.trim());
}

/** Reads a text or number; undefined for anything else. */
export function textIn(value: Json | undefined): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** Reads a list, or one in JSON text; undefined for anything else. */
export function listIn(value: Json | undefined): readonly Json[] | undefined {
  if (isList(value)) return value;
  if (typeof value !== 'string' || !value.trim().startsWith('[')) return undefined;
  try {
    // JSON.parse returns only JSON.
    const parsed = JSON.parse(value) as Json | undefined;
    return isList(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Reads an object; undefined for anything else. */
export function objectIn(value: Json | undefined): Readonly<Record<string, Json>> | undefined {
  if (value === undefined || value === null || typeof value !== 'object') return undefined;
  return isList(value) ? undefined : value;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether the block is published; the property takes precedence over the field. */
export function publishedIn({ published, properties }: WireBlock): boolean {
  return truthIn(valueIn(properties, 'published')) ?? truthIn(published) ?? true;
}
