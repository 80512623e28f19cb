/** One of the ways that a page may be (BLX-009). */
export interface SplitVariation {
  /** From 1, in the order in which they were written; never used again in its test. */
  readonly id: number;
  /** As blocks and addresses name it. */
  readonly name: string;
  /** How many visitors it is drawn for, beside the weights of the others; all alike where they are equal. */
  readonly weight: number;
}

/** What a store shows some of its visitors so, and others otherwise. The first variation is the default. */
export interface SplitTest {
  readonly id: number;
  /** As blocks and addresses name it: small letters, digits and hyphens. */
  readonly name: string;
  readonly variations: readonly SplitVariation[];
  /** When it began, ISO 8601. */
  readonly startedAt: string;
  /** Whether visitors are drawn for it. */
  readonly isRunning: boolean;
  /** The id of the variation that everybody is shown since it ended; null where there is none. */
  readonly winner: number | null;
}

/** Each of them makes a page for each of its variations. */
export const mostRunning = 4;
export const mostVariations = 4;
/** Of a store, those included that have ended. */
export const mostTests = 50;
export const longestName = 40;
export const heaviest = 100;

/** What other systems know a test by (BLX-009). */
export function codeOf({ id }: Pick<SplitTest, 'id'>): string {
  return id.toString(36);
}

/** BLX-017: in the words of the specification. */
export function missingTest(name: string): string {
  return `Split Test ${name} doesn't exist or is no longer active`;
}
