import type { ChangeStanding, StandingChange } from '@selvedge/shared/plans/standing-contract';
import {
  BADGES,
  INTEGRATIONS,
  initialPlanState,
  type StoreStanding,
} from '@selvedge/shared/stores/plan-state/plan-state';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';
import type { Store } from '@selvedge/shared/stores/contract';

import { MainBrandStays } from './plan-state.errors.js';

/**
 * Returns the store with the changes applied; omitted fields keep their values. Throws
 * MainBrandStays.
 */
export function planStateAs(store: Store, { active, ...changes }: ChangeStanding): Store {
  const enabled = active ?? store.enabled;
  if (!enabled && store.division === MAIN_DIVISION) throw new MainBrandStays();
  const before = store.standing ?? initialPlanState;
  const standing = {
    managed: changes.managed ?? before.managed,
    isFraud: changes.isFraud ?? before.isFraud,
    isVip: changes.isVip ?? before.isVip,
    betas: [...(changes.betas ?? before.betas)].toSorted(),
    badges: [...(changes.badges ?? before.badges)].toSorted(),
    ...integrationAs(before, changes),
  };
  return { ...store, enabled, standing };
}

/**
 * Drops the profile together with the integration; adds neither field to a store that never had
 * one.
 */
function integrationAs(
  before: StoreStanding,
  changes: ChangeStanding,
): Pick<StoreStanding, 'integrationType' | 'deliveryProfileId'> {
  const { integrationType = before.integrationType } = changes;
  if (integrationType === undefined) return {};
  const { deliveryProfileId = before.deliveryProfileId ?? null } = changes;
  return {
    integrationType,
    deliveryProfileId: integrationType === null ? null : deliveryProfileId,
  };
}

/** Lists changes of the platform status; `before` is undefined for a new store. */
export function planStateChanges(before: Store | undefined, after: Store): StandingChange[] {
  if (before === undefined) return [];
  const [old, now] = [labelsOf(before), labelsOf(after)];
  return WHAT.flatMap((what) => (old[what] === now[what] ? [] : [{ what, to: now[what] }]));
}

const WHAT = [
  ...(['active', 'isPro', 'managed', 'isFraud', 'isVip', 'betas', 'badges'] as const),
  ...(['integrationType', 'deliveryProfileId'] as const),
];

function labelsOf({ enabled, pro, standing = initialPlanState }: Store) {
  const { managed, isFraud, isVip, betas, badges } = standing;
  const { integrationType = null, deliveryProfileId } = standing;
  const named = (names: readonly string[]) => names.join(', ') || 'none';
  return {
    active: yesOrNo(enabled),
    isPro: yesOrNo(pro),
    managed: yesOrNo(managed),
    isFraud: yesOrNo(isFraud),
    isVip: yesOrNo(isVip),
    betas: named(betas),
    badges: named(badges.map((one) => BADGES[one])),
    integrationType: integrationType === null ? 'none' : INTEGRATIONS[integrationType],
    deliveryProfileId: deliveryProfileId ?? 'none',
  };
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
