import type { ChangeStanding, StandingChange } from '@selvedge/shared/stores/standing/contract';
import { BADGES, plainStanding } from '@selvedge/shared/stores/standing/standing';
import { MAIN_DIVISION, type Store } from '@selvedge/shared/stores/contract';

import { MainBrandStays } from './standing.errors.js';

/** The store as it stands then; what is not said stays. Throws MainBrandStays. */
export function standingAs(store: Store, { active, ...said }: ChangeStanding): Store {
  const enabled = active ?? store.enabled;
  if (!enabled && store.division === MAIN_DIVISION) throw new MainBrandStays();
  const before = store.standing ?? plainStanding;
  const standing = {
    managed: said.managed ?? before.managed,
    isFraud: said.isFraud ?? before.isFraud,
    isVip: said.isVip ?? before.isVip,
    betas: [...(said.betas ?? before.betas)].toSorted(),
    badges: [...(said.badges ?? before.badges)].toSorted(),
  };
  return { ...store, enabled, standing };
}

/** What was changed of how a store stands; `before` is undefined of one that was just opened. */
export function standingChanges(before: Store | undefined, after: Store): StandingChange[] {
  if (before === undefined) return [];
  const [old, now] = [wordsOf(before), wordsOf(after)];
  return WHAT.flatMap((what) => (old[what] === now[what] ? [] : [{ what, to: now[what] }]));
}

const WHAT = ['active', 'isPro', 'managed', 'isFraud', 'isVip', 'betas', 'badges'] as const;

function wordsOf({ enabled, pro, standing = plainStanding }: Store) {
  const { managed, isFraud, isVip, betas, badges } = standing;
  const named = (names: readonly string[]) => names.join(', ') || 'none';
  return {
    active: yesOrNo(enabled),
    isPro: yesOrNo(pro),
    managed: yesOrNo(managed),
    isFraud: yesOrNo(isFraud),
    isVip: yesOrNo(isVip),
    betas: named(betas),
    badges: named(badges.map((one) => BADGES[one])),
  };
}

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
