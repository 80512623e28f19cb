import type { Recorded } from './projection.js';

/** What the log holds of a person, in whichever division. */
export abstract class SubjectEvents {
  /** Those of some types, division by division, in the order in which they came; opened as far as they can be. */
  abstract of(subject: string, types: readonly string[]): Promise<readonly Recorded[]>;
}
