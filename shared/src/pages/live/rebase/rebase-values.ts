import type * as Y from 'yjs';

import { setJson } from '../block-commands.js';
import { ThreeWay } from '../merge/three-way.js';

/** Readable part of a map; undefined if the block has none. */
type Values<Value> = Pick<Y.Map<Value>, 'get' | 'keys'> | undefined;

/**
 * Rebases locally set values onto a live map. Returns the names that others set to different
 * values. Call it within a transaction.
 */
export function rebaseValues<Value>(
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
