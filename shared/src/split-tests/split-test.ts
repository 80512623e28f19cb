/** A variation of a test. */
export interface SplitVariation {
  /** From 1, in order of creation; never reused within the test. */
  readonly id: number;
  /** Name in blocks and URLs. */
  readonly name: string;
  /** Relative share of visitors. */
  readonly weight: number;
}

/** A split test of a store. The first variation is the default. */
export interface SplitTest {
  readonly id: number;
  /** Name in blocks and URLs: lower-case letters, digits and hyphens. */
  readonly name: string;
  readonly variations: readonly SplitVariation[];
  /** Start time, ISO 8601. */
  readonly startedAt: string;
  /** Whether visitors are assigned to variations. */
  readonly isRunning: boolean;
  /** Id of the winning variation, shown to all visitors; null without a winner. */
  readonly winner: number | null;
}

/** Limited because cached pages multiply by the variations of each running test. */
export const mostRunning = 4;
export const mostVariations = 4;
/** Per store, including ended tests. */
export const mostTests = 50;
export const longestName = 40;
export const heaviest = 100;

/** Public code of a test. */
export function codeOf({ id }: Pick<SplitTest, 'id'>): string {
  return id.toString(36);
}

/** Wording of the specification (BLX-017, A-67). */
export function missingTest(name: string): string {
  return `Split Test ${name} doesn't exist or is no longer active`;
}
