import type { Json } from '../../../catalogue/contract.js';
import { setValue } from '../text/live-values.js';
import { valueOf, type LiveValues } from '../text/held-values.js';
import { isLiveText, typeInto } from '../text/live-text.js';
import { areApart, textChange } from '../text/text-change.js';
import type { TypedNames } from '../text/typed-names.js';
import { ThreeWay } from '../merge/three-way.js';

interface PropertyVersions {
  readonly stored: LiveValues | undefined;
  readonly mine: LiveValues | undefined;
}

/**
 * Rebases locally set properties onto a live map. Texts that others changed too are merged, if the
 * changes concern different characters. Returns the names in conflict. Call it within a
 * transaction.
 */
export function rebaseProperties(
  live: LiveValues,
  typed: TypedNames,
  { stored, mine }: PropertyVersions,
): readonly string[] {
  const way = new ThreeWay(false);
  for (const name of new Set([...(stored?.keys() ?? []), ...(mine?.keys() ?? [])])) {
    const [base, theirs] = [valueOf(stored?.get(name)), valueOf(mine?.get(name))];
    if (isMerged(live, name, base, theirs)) continue;
    if (way.takes(name, { base, theirs, live: valueOf(live.get(name)) }))
      setValue(live, typed, { name, value: theirs });
  }
  return way.conflicts;
}

/** Merges a text that both sides changed; returns false if the value is not a text. */
function isMerged(
  live: LiveValues,
  name: string,
  before: Json | undefined,
  after: Json | undefined,
): boolean {
  const text = live.get(name);
  if (!isLiveText(text) || typeof before !== 'string' || typeof after !== 'string') return false;
  if (before === after) return false;
  const now = text.toJSON();
  if (before === now || after === now) return false;
  if (!areApart(textChange(before, after), textChange(before, now))) return false;
  typeInto(text, { before, after });
  return true;
}
