import type { Json } from '../../catalogue/contract.js';

/** A property as it travels: the id of its own row, and whatever it was set to. */
export interface WireProperty {
  /** Left out of a property that is new. */
  readonly id?: number;
  readonly value: Json;
}

export type WireProperties = Readonly<Record<string, WireProperty>>;

/** A block as it travels. What else came with it is kept and given back. */
export interface WireBlock {
  readonly id?: number;
  readonly uid?: string;
  /** The older name of what kind of block it is; `template` among the properties wins (BLK-060). */
  readonly type?: string;
  readonly published?: Json;
  /** `x` in columns of 12, `y` 0 for automatic. */
  readonly size?: Json;
  /** Among its siblings; unsorted, with gaps and repeats. */
  readonly order?: Json;
  readonly items?: readonly WireBlock[];
  readonly properties?: WireProperties;
  readonly [other: string]: Json | WireProperties | readonly WireBlock[] | undefined;
}

/** The value of a property that came by this name; undefined where none did. */
export function valueIn(properties: WireProperties | undefined, name: string): Json | undefined {
  return properties && Object.hasOwn(properties, name) ? properties[name]?.value : undefined;
}

const yes: readonly Json[] = [true, 1, '1', 'true', 'yes', 'on'];
const no: readonly Json[] = [false, 0, '0', 'false', 'no', 'off'];

/** `"0"`, `"1"`, 0, 1, true, …; undefined for what is neither. */
export function truthIn(value: Json | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  const plain = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (yes.includes(plain)) return true;
  return no.includes(plain) ? false : undefined;
}

/** More digits than any number of a page needs. */
const maxNumberLength = 100;

/** `6`, `"6"`, `"0.5"`; undefined for anything else, infinite numbers and longer texts included. */
export function numberIn(value: Json | undefined): number | undefined {
  if (typeof value === 'string' && !isDecimal(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function isDecimal(text: string): boolean {
  return text.length <= maxNumberLength && /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text.trim());
}

/** Text, also where a number stands; undefined for what is neither. */
export function textIn(value: Json | undefined): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? value : undefined;
}

/** A list, also as JSON text (`"[]"`); undefined for what is none. */
export function listIn(value: Json | undefined): readonly Json[] | undefined {
  if (isList(value)) return value;
  if (typeof value !== 'string' || !value.trim().startsWith('[')) return undefined;
  try {
    // JSON text holds nothing else.
    const parsed = JSON.parse(value) as Json | undefined;
    return isList(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** An object by its names; undefined for what is none. */
export function objectIn(value: Json | undefined): Readonly<Record<string, Json>> | undefined {
  if (value === undefined || value === null || typeof value !== 'object') return undefined;
  return isList(value) ? undefined : value;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether the block is to be shown; the property wins over the field where both are there. */
export function publishedIn({ published, properties }: WireBlock): boolean {
  return truthIn(valueIn(properties, 'published')) ?? truthIn(published) ?? true;
}
