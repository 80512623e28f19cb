import type { GuardFacts } from '../storefront/guards/facts.js';
import { GUARDS, type Guard, type GuardName } from '../storefront/guards/guards.js';

/** LAY-046: a block with this condition is shown on screens of less than 768 px alone. */
export const smallScreenCondition = 'is-small-screen';

/** BLX-007: what the conditions of blocks look at: no account, and no project of a maker. */
export interface ConditionFacts extends Pick<GuardFacts, 'context' | 'visit' | 'store'> {
  readonly isSignedIn: boolean;
  /** GRD-019. */
  readonly country: string;
  readonly basketQuantity: number;
  readonly favourites: number;
  /** In an editor, rather than as shoppers see it. */
  readonly isPreview: boolean;
}

/** The guards that need to know nothing of an account or of a maker's project. */
const VISIT_GUARDS = [
  'internalUser',
  'canVisitStore',
  'canVisitCountdownPage',
  'canVisitLogin',
  'canVisitUnpublishedPages',
  'isLoggedIn',
  'isLoggedOut',
  'isAtlas',
  'isTurbo',
  'isTurboOrInternalUser',
  'isShopify',
  'isNotShopify',
  'needsShopifyDeliveryProfile',
  'isFromUk',
  'isFromEu',
  'isFromRestOfWorld',
  'isTeemillProcessor',
  'isDirectProcessor',
] as const satisfies readonly GuardName[];

type Condition = (facts: ConditionFacts) => boolean;

const guarded = VISIT_GUARDS.map((name): [string, Condition] => {
  const guard: Guard = GUARDS[name];
  return [name, (facts) => guard(guardFactsOf(facts))];
});

const CONDITIONS: ReadonlyMap<string, Condition> = new Map([
  ...guarded,
  // GRD-011: a shop's own flag; the main brand has none of its own.
  ['isPro', ({ store }) => store.isPro],
  ['isNotPro', ({ store }) => !store.isPro],
  ['has-basket-items', ({ basketQuantity }) => basketQuantity > 0],
  ['has-favourites', ({ favourites }) => favourites > 0],
  ['is-preview', ({ isPreview }) => isPreview],
  // Only the window knows it: the style sheet hides what is for small ones alone.
  [smallScreenCondition, () => true],
]);

/** BLX-003, BLX-004, BLX-007: whether a condition passes; undefined for one that nobody knows. */
export function conditionPasses(name: string, facts: ConditionFacts): boolean | undefined {
  return CONDITIONS.get(name)?.(facts);
}

function guardFactsOf({ context, visit, store, isSignedIn, country }: ConditionFacts): GuardFacts {
  const user = isSignedIn ? { isVerified: false, hasSignedEula: false } : null;
  const visitor = { user, permissions: [], country, variations: {} };
  return { context, visit, store, visitor, project: null };
}
