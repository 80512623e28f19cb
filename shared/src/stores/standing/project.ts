import type { Store } from '../contract.js';
import { plainStanding, type BadgeCode } from './standing.js';

/** GRD-010, A-23: the project that orders made to measure are sold by. */
const bespokeDivision = 52;

/** What guards look at of a project: of several, what one of them has or is. */
export interface ProjectFacts {
  /** GRD-011. */
  readonly isPro: boolean;
  /** GRD-010. */
  readonly isBespoke: boolean;
  /** GRD-031: those that are unlocked. */
  readonly badges: ReadonlySet<BadgeCode>;
}

/** The shop of the host; on the main brand, the shops that the visitor works on. */
export function projectFactsOf(projects: readonly Store[]): ProjectFacts {
  return {
    isPro: projects.some(({ pro }) => pro),
    isBespoke: projects.some(({ division }) => division === bespokeDivision),
    badges: new Set(projects.flatMap(({ standing = plainStanding }) => standing.badges)),
  };
}
