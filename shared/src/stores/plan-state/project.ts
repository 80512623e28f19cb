import type { Store } from '../contract.js';
import { initialPlanState, type BadgeCode } from './plan-state.js';

/** Project that sells bespoke orders (GRD-010, A-23). */
const bespokeDivision = 52;

/** Facts that guards check; for several projects, true if any has them (decision 0069). */
export interface ProjectFacts {
  readonly isPro: boolean;
  readonly isBespoke: boolean;
  /** Unlocked badges. */
  readonly badges: ReadonlySet<BadgeCode>;
  readonly isShopify: boolean;
  /** Whether a Shopify project has no delivery profile on Shopify. */
  readonly needsDeliveryProfile: boolean;
}

/** Facts of the host's shop; on the main brand, of the visitor's shops. */
export function projectFactsOf(projects: readonly Store[]): ProjectFacts {
  const standings = projects.map(({ standing = initialPlanState }) => standing);
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
