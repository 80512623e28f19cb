import type { Store } from '../contract.js';
import { plainStanding, type BadgeCode } from './standing.js';

/** GRD-010, A-23: the project that orders made to measure are sold by. */
const bespokeDivision = 52;

/** What guards look at of a project: of several, what one of them has or is (decision 0069). */
export interface ProjectFacts {
  /** GRD-011. */
  readonly isPro: boolean;
  /** GRD-010. */
  readonly isBespoke: boolean;
  /** GRD-031: those that are unlocked. */
  readonly badges: ReadonlySet<BadgeCode>;
  /** GRD-017. */
  readonly isShopify: boolean;
  /** GRD-032: one of those of Shopify has no delivery profile there. */
  readonly needsDeliveryProfile: boolean;
}

/** The shop of the host; on the main brand, the shops that the visitor works on. */
export function projectFactsOf(projects: readonly Store[]): ProjectFacts {
  const standings = projects.map(({ standing = plainStanding }) => standing);
  const ofShopify = standings.filter(({ integrationType }) => integrationType === 'shopify');
  return {
    isPro: projects.some(({ pro }) => pro),
    isBespoke: projects.some(({ division }) => division === bespokeDivision),
    badges: new Set(standings.flatMap(({ badges }) => badges)),
    isShopify: ofShopify.length > 0,
    needsDeliveryProfile: ofShopify.some(
      ({ deliveryProfileId = null }) => deliveryProfileId === null,
    ),
  };
}
