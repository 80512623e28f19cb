import type { Awareness } from 'y-protocols/awareness';

/** Another person on the page, in one window; the server provides name, colour and image. */
export interface Person {
  readonly client: number;
  /** The same in all windows of a person. */
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** Path of their image; null if they have none. */
  readonly avatar: string | null;
  /** The selected block; null for none. */
  readonly selected: string | null;
  /** Other selected blocks. */
  readonly alsoChosen: readonly string[];
  /** Pointer position; null if it is not on the page. */
  readonly pointer: Pointer | null;
  /** Position in the middle of their viewport. */
  readonly middle: Pointer | null;
  /** Text cursor as encoded by Yjs. */
  readonly caret: Caret | null;
  /** Whether the person is inactive for a while, or the window is hidden. */
  readonly isIdle: boolean;
}

/** A position relative to a block, because layouts differ between devices. */
export interface Pointer {
  readonly block: string;
  /** Fractions of the block's size from its upper left corner: 0 to 1. */
  readonly x: number;
  readonly y: number;
}

/** Relative positions as JSON; not validated here. */
export interface Caret {
  readonly anchor: unknown;
  readonly head: unknown;
}

/** Returns the other people, in the same order for everyone. */
export function othersIn({ clientID, getStates }: Pick<Awareness, 'clientID' | 'getStates'>) {
  const all = [...getStates()].flatMap(([client, state]) => personIn(client, state) ?? []);
  return all
    .filter(({ client }) => client !== clientID)
    .sort((one, other) => one.client - other.client);
}

/** Groups windows by person, the active one first. */
export function byPerson(people: readonly Person[]): readonly (readonly [Person, ...Person[]])[] {
  const held = new Map<string, [Person, ...Person[]]>();
  for (const person of people) {
    const [first, ...more] = held.get(person.id) ?? [person];
    if (first === person) held.set(person.id, [person]);
    else if (first.isIdle && !person.isIdle) held.set(person.id, [person, first, ...more]);
    else held.set(person.id, [first, ...more, person]);
  }
  return [...held.values()];
}

function personIn(client: number, state: Readonly<Record<string, unknown>>): Person | undefined {
  const { user, selected, alsoChosen, pointer, middle, cursor, isIdle } = state;
  if (typeof user !== 'object' || user === null) return undefined;
  if (!('name' in user) || !('color' in user)) return undefined;
  return {
    client,
    id: 'id' in user ? String(user.id) : String(client),
    name: String(user.name) || 'Someone',
    colour: String(user.color),
    avatar: 'avatar' in user && typeof user.avatar === 'string' ? user.avatar : null,
    selected: typeof selected === 'string' ? selected : null,
    alsoChosen: namesIn(alsoChosen),
    pointer: pointerIn(pointer),
    middle: pointerIn(middle),
    caret: caretIn(cursor),
    isIdle: isIdle === true,
  };
}

/** Limit of shared selected blocks: presence messages must stay small. */
export const mostAlsoChosen = 20;

/** Presence comes from other clients and is not trusted. */
function namesIn(value: unknown): readonly string[] {
  const names: readonly unknown[] = Array.isArray(value) ? value : [];
  return names.filter((name) => typeof name === 'string').slice(0, mostAlsoChosen);
}

function pointerIn(value: unknown): Pointer | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('block' in value) || !('x' in value) || !('y' in value)) return null;
  const { block, x, y } = value;
  return typeof block === 'string' && isShare(x) && isShare(y) ? { block, x, y } : null;
}

function caretIn(value: unknown): Caret | null {
  if (typeof value !== 'object' || value === null) return null;
  return 'anchor' in value && 'head' in value ? { anchor: value.anchor, head: value.head } : null;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
