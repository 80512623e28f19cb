import type { Awareness } from 'y-protocols/awareness';

/** Somebody else who is on the page, in one window; name, colour and picture are the server's. */
export interface Person {
  readonly client: number;
  /** The same in all windows of one person. */
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** The path of their picture; null of who has none. */
  readonly avatar: string | null;
  /** The block that they work on; null where they have chosen none. */
  readonly selected: string | null;
  /** The blocks that they have chosen besides that one. */
  readonly alsoChosen: readonly string[];
  /** Where their pointer is; null where it is not on the page. */
  readonly pointer: Pointer | null;
  /** What stands in the middle of their window. */
  readonly middle: Pointer | null;
  /** Where they write, as Yjs has it. */
  readonly caret: Caret | null;
  /** They have done nothing for a while, or look at something else. */
  readonly isIdle: boolean;
}

/** A place on a block, which is elsewhere for who looks at the page on another device. */
export interface Pointer {
  readonly block: string;
  /** Of the block's width and height, from its upper left corner: 0 to 1. */
  readonly x: number;
  readonly y: number;
}

/** Relative positions, as JSON; whoever reads them checks what they are. */
export interface Caret {
  readonly anchor: unknown;
  readonly head: unknown;
}

/** Who else is here, the same order for everybody. */
export function othersIn({ clientID, getStates }: Pick<Awareness, 'clientID' | 'getStates'>) {
  const all = [...getStates()].flatMap(([client, state]) => personIn(client, state) ?? []);
  return all
    .filter(({ client }) => client !== clientID)
    .sort((one, other) => one.client - other.client);
}

/** Windows by the people who have them open, the one in use first. */
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
    name: String(user.name) || 'Somebody',
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

/** As many of the blocks that somebody has chosen as others are told of: what one says of oneself is short. */
export const mostAlsoChosen = 20;

/** Anybody may say anything of themselves. */
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
