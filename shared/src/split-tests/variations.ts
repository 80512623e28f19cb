import { codeOf, type SplitTest, type SplitVariation } from './split-test.js';
import { textIn, type Query } from '../screens/query.js';

/** `?split-var={test}:{variation}` forces a variation for the session (BLX-016, A-33). */
export const forcingQuery = 'split-var';

/** Session state by test: the assigned variation, and whether it was seen. */
export type VariationAssignments = ReadonlyMap<
  string,
  { readonly variation: number; readonly isDiscovered: boolean }
>;

/** Input of the assignment. */
export interface SplitContext {
  readonly query: Query;
  readonly assigned: VariationAssignments;
  /** Opaque id of the visit; empty without a session. */
  readonly visitId: string;
}

/** Name of the shown variation by test name. */
export type Variations = ReadonlyMap<string, string>;

/** Returns the variations for a visitor. Stopped tests are omitted. */
export function variationsFor(tests: readonly SplitTest[], context: SplitContext): Variations {
  const shown = tests.map((test) => [test.name, shownOf(test, context)?.name] as const);
  return new Map(
    shown.flatMap(([name, variation]) => (variation === undefined ? [] : [[name, variation]])),
  );
}

function shownOf(test: SplitTest, context: SplitContext): SplitVariation | undefined {
  if (!test.isRunning) return test.variations.find(({ id }) => id === test.winner);
  // Unknown values in the URL are ignored.
  const named = variationIn(test, textIn(context.query[test.name]));
  return named ?? ofSession(test, context);
}

/** Variation of a running test from the session, or a new assignment. */
function ofSession(
  test: SplitTest,
  { query, assigned, visitId }: SplitContext,
): SplitVariation | undefined {
  const before = assigned.get(codeOf(test))?.variation;
  return (
    forcedIn(test, query) ??
    test.variations.find(({ id }) => id === before) ??
    (visitId === '' ? test.variations[0] : pickVariation(test, visitId))
  );
}

function forcedIn(test: SplitTest, query: Query): SplitVariation | undefined {
  const [name, variation] = textIn(query[forcingQuery])?.split(':') ?? [];
  return name === test.name ? variationIn(test, variation) : undefined;
}

function variationIn(
  { variations }: SplitTest,
  name: string | undefined,
): SplitVariation | undefined {
  return variations.find((variation) => variation.name === name);
}

/** Draws by weight; deterministic for a visit. */
function pickVariation({ id, variations }: SplitTest, visitId: string): SplitVariation | undefined {
  const total = variations.reduce((sum, { weight }) => sum + weight, 0);
  let left = share(`${String(id)}:${visitId}`) * total;
  return variations.find(({ weight }) => (left -= weight) < 0) ?? variations[0];
}

/**
 * Maps a text to an evenly distributed number from 0 to below 1 (FNV-1a with MurmurHash3
 * finalizer).
 */
function share(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Part of a page's cache key. Only running tests count, because ended tests are the same for all.
 */
export function variationsKey(tests: readonly SplitTest[], shown: Variations): string {
  const running = tests.filter(({ isRunning }) => isRunning);
  return running.map(({ name }) => `${name}=${shown.get(name) ?? ''}`).join();
}

const one = /^([a-z\d]+)\.(\d{1,3})(d?)$/;

/** Parses the cookie: `code.variation` per test, with `d` if it was seen. */
export function parseAssignments(cookie: string | undefined): VariationAssignments {
  const parts = (cookie ?? '').split('_').flatMap((part) => {
    const [, code = '', variation, seen] = one.exec(part) ?? [];
    return variation === undefined
      ? []
      : [[code, { variation: Number(variation), isDiscovered: seen === 'd' }] as const];
  });
  return new Map(parts);
}

/** Formats the cookie, without tests that are not running. */
export function formatAssignments(assigned: VariationAssignments): string {
  const parts = [...assigned].map(
    ([code, { variation, isDiscovered }]) =>
      `${code}.${String(variation)}${isDiscovered ? 'd' : ''}`,
  );
  return parts.join('_');
}

/** Returns the updated session state for the running tests. */
export function assignVariations(
  tests: readonly SplitTest[],
  context: SplitContext,
): VariationAssignments {
  return new Map(
    tests.flatMap((test) => {
      const variation = test.isRunning ? ofSession(test, context) : undefined;
      if (variation === undefined) return [];
      const code = codeOf(test);
      const isDiscovered = context.assigned.get(code)?.isDiscovered ?? false;
      return [[code, { variation: variation.id, isDiscovered }] as const];
    }),
  );
}
