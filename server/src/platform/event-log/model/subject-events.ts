import type { Recorded } from './projection.js';

/** Events about a person, in all divisions. */
export abstract class SubjectEvents {
  /**
   * Events of the given types, ordered by division and position; decrypted as far as keys exist.
   */
  abstract of(subject: string, types: readonly string[]): Promise<readonly Recorded[]>;
}
