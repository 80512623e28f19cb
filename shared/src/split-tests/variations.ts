import { codeOf, type SplitTest, type SplitVariation } from './split-test.js';
import { textIn, type Query } from '../storefront/query.js';

/** BLX-016: `?split-var={test}:{variation}` forces a variation, and the session keeps it. */
export const forcingQuery = 'split-var';

/** What is kept of a session: of each test, which variation was drawn, and whether it was seen. */
export type VariationAssignments = ReadonlyMap<
  string,
  { readonly variation: number; readonly isDiscovered: boolean }
>;

/** What decides which variations somebody is shown. */
export interface SplitContext {
  readonly query: Query;
  readonly assigned: VariationAssignments;
  /** The opaque name of the visit; empty where there is no session. */
  readonly visitId: string;
}

/** By the name of each test that shows something: the name of the variation that is shown. */
export type Variations = ReadonlyMap<string, string>;

/** BLX-011, BLX-012: of the tests of a store, what a visitor is shown. Tests that were stopped are not there. */
export function variationsFor(tests: readonly SplitTest[], context: SplitContext): Variations {
  const shown = tests.map((test) => [test.name, shownOf(test, context)?.name] as const);
  return new Map(
    shown.flatMap(([name, variation]) => (variation === undefined ? [] : [[name, variation]])),
  );
}

function shownOf(test: SplitTest, context: SplitContext): SplitVariation | undefined {
  if (!test.isRunning) return test.variations.find(({ id }) => id === test.winner);
  // Of what an address says, and no test has, nothing is taken.
  const named = variationIn(test, textIn(context.query[test.name]));
  return named ?? ofSession(test, context);
}

/** BLX-010, BLX-018: the variation that the session has of a running test. */
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

/** BLX-016. */
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

/** BLX-018: by weight, and the same for one visit whenever it is asked. */
function pickVariation({ id, variations }: SplitTest, visitId: string): SplitVariation | undefined {
  const total = variations.reduce((sum, { weight }) => sum + weight, 0);
  let left = share(`${String(id)}:${visitId}`) * total;
  return variations.find(({ weight }) => (left -= weight) < 0) ?? variations[0];
}

/** From 0, below 1: evenly spread over texts (FNV-1a, with the last mixing of MurmurHash3). */
function share(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** As one page differs from others by them: running tests alone, since what ended is the same for all. */
export function variationsKey(tests: readonly SplitTest[], shown: Variations): string {
  const running = tests.filter(({ isRunning }) => isRunning);
  return running.map(({ name }) => `${name}=${shown.get(name) ?? ''}`).join();
}

const one = /^([a-z\d]+)\.(\d{1,3})(d?)$/;

/** What a cookie keeps: `code.variation` of each test, with `d` where it was discovered. */
export function parseAssignments(cookie: string | undefined): VariationAssignments {
  const parts = (cookie ?? '').split('_').flatMap((part) => {
    const [, code = '', variation, seen] = one.exec(part) ?? [];
    return variation === undefined
      ? []
      : [[code, { variation: Number(variation), isDiscovered: seen === 'd' }] as const];
  });
  return new Map(parts);
}

/** The cookie's text for what is kept; nothing of tests that do not run. */
export function formatAssignments(assigned: VariationAssignments): string {
  const parts = [...assigned].map(
    ([code, { variation, isDiscovered }]) =>
      `${code}.${String(variation)}${isDiscovered ? 'd' : ''}`,
  );
  return parts.join('_');
}

/** What the session keeps of the running tests from now on. */
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
