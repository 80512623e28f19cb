import type { Awareness } from 'y-protocols/awareness';

/** Somebody else who is on the page; name and colour are the server's. */
export interface Person {
  readonly client: number;
  readonly name: string;
  readonly colour: string;
  /** The block that they work on; null where they have chosen none. */
  readonly selected: string | null;
  /** Where their pointer is; null where it is not on the page. */
  readonly pointer: Pointer | null;
}

/** A place on a block, which is elsewhere for who looks at the page on another device. */
export interface Pointer {
  readonly block: string;
  /** Of the block's width and height, from its upper left corner: 0 to 1. */
  readonly x: number;
  readonly y: number;
}

/** Who else is here, the same order for everybody. */
export function othersIn({ clientID, getStates }: Pick<Awareness, 'clientID' | 'getStates'>) {
  const all = [...getStates()].flatMap(([client, state]) => personIn(client, state) ?? []);
  return all
    .filter(({ client }) => client !== clientID)
    .sort((one, other) => one.client - other.client);
}

function personIn(client: number, state: Readonly<Record<string, unknown>>): Person | undefined {
  const { user, selected, pointer } = state;
  if (typeof user !== 'object' || user === null) return undefined;
  if (!('name' in user) || !('color' in user)) return undefined;
  return {
    client,
    name: String(user.name) || 'Somebody',
    colour: String(user.color),
    selected: typeof selected === 'string' ? selected : null,
    pointer: pointerIn(pointer),
  };
}

/** Anybody may say anything of themselves. */
function pointerIn(said: unknown): Pointer | null {
  if (typeof said !== 'object' || said === null) return null;
  if (!('block' in said) || !('x' in said) || !('y' in said)) return null;
  const { block, x, y } = said;
  return typeof block === 'string' && isShare(x) && isShare(y) ? { block, x, y } : null;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
