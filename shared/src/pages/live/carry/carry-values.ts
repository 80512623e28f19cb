import type * as Y from 'yjs';

import { setJson } from '../block-commands.js';
import { ThreeWay } from '../merge/three-way.js';

/** What is read of a map, or nothing where there is none. */
type Values<Value> = Pick<Y.Map<Value>, 'get' | 'keys'> | undefined;

/**
 * Brings values that were set here into a live map, and answers the names of those that others set to
 * something else. Within a transaction only.
 */
export function carryValues<Value>(
  live: Y.Map<Value>,
  { stored, mine }: { readonly stored: Values<Value>; readonly mine: Values<Value> },
  among: ReadonlySet<string> = new Set([...(stored?.keys() ?? []), ...(mine?.keys() ?? [])]),
): readonly string[] {
  const way = new ThreeWay(false);
  for (const name of among) {
    const value = mine?.get(name);
    if (way.takes(name, { base: stored?.get(name), theirs: value, live: live.get(name) }))
      setJson(live, name, value);
  }
  return way.conflicts;
}
