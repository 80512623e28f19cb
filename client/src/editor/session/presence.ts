import type { Awareness } from 'y-protocols/awareness';

/** Somebody else who is on the page; name and colour are the server's. */
export interface Person {
  readonly client: number;
  readonly name: string;
  readonly colour: string;
  /** The block that they work on; null where they have chosen none. */
  readonly selected: string | null;
}

/** Who else is here, the same order for everybody. */
export function othersIn({ clientID, getStates }: Pick<Awareness, 'clientID' | 'getStates'>) {
  const all = [...getStates()].flatMap(([client, state]) => personIn(client, state) ?? []);
  return all
    .filter(({ client }) => client !== clientID)
    .sort((one, other) => one.client - other.client);
}

function personIn(client: number, state: Readonly<Record<string, unknown>>): Person | undefined {
  const { user, selected } = state;
  if (typeof user !== 'object' || user === null) return undefined;
  if (!('name' in user) || !('color' in user)) return undefined;
  return {
    client,
    name: String(user.name) || 'Somebody',
    colour: String(user.color),
    selected: typeof selected === 'string' ? selected : null,
  };
}
