import { isSubject, type Asker } from '../permissions/asker.js';
import { can, refusalOf } from '../permissions/policies.js';
import type { Region } from '../storefront/countries.js';
import type { ProjectFacts } from '../stores/standing/project.js';
import { BADGE_CODES, type BadgeCode } from '../stores/standing/standing.js';
import type { ShopFacts } from '../stores/store.policy.js';

/** LAY-046: a block with this condition is shown on screens of less than 768 px alone. */
export const smallScreenCondition = 'is-small-screen';

/** BLX-007: what the conditions of blocks look at. */
export interface ConditionFacts {
  readonly asker: Asker;
  readonly shop: ShopFacts;
  /** GRD-010, GRD-011, GRD-017, GRD-031, GRD-032. */
  readonly project: ProjectFacts;
  readonly paymentProcessor: 'teemill' | 'direct';
  /** GRD-019 to GRD-021. */
  readonly region: Region;
  readonly basketQuantity: number;
  readonly favourites: number;
  /** In an editor, rather than as shoppers see it. */
  readonly isPreview: boolean;
}

type Condition = (facts: ConditionFacts) => boolean;

const isInternal: Condition = ({ asker }) => isSubject('internal', asker);
const visitsShop: Condition = ({ asker, shop }) => can(asker, 'shop.visit', shop);
const seesCountdown: Condition = ({ asker, shop }) =>
  refusalOf(asker, 'shop.visit', shop)?.leadsTo === '/countdown/';
const always: Condition = () => true;
/** off where no host is configured for it. */
const isTurbo: Condition = ({ asker }) => asker.context === 'turbo';

/** `isThemeBadgeCompleted` and its inverse: GRD-023 to GRD-031. */
const badgeConditions = BADGE_CODES.flatMap((code): readonly (readonly [string, Condition])[] => [
  [`is${nameOf(code)}BadgeCompleted`, ({ project }) => project.badges.has(code)],
  [`is${nameOf(code)}BadgeNotCompleted`, ({ project }) => !project.badges.has(code)],
]);

function nameOf(code: BadgeCode): string {
  return code.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
}

const CONDITIONS: ReadonlyMap<string, Condition> = new Map([
  ['internalUser', isInternal],
  ['canVisitStore', visitsShop],
  ['canVisitCountdownPage', seesCountdown],
  ['canVisitLogin', (facts) => !visitsShop(facts)],
  ['canVisitUnpublishedPages', isInternal],
  ['isLoggedIn', ({ asker }) => isSubject('user', asker)],
  ['isLoggedOut', ({ asker }) => isSubject('guest', asker)],
  ['isAtlas', ({ asker }) => asker.context === 'atlas'],
  ['isTurbo', isTurbo],
  ['isTurboOrInternalUser', (facts) => isTurbo(facts) || isInternal(facts)],
  ['isShopify', ({ project }) => project.isShopify],
  ['isNotShopify', ({ project }) => !project.isShopify],
  ['needsShopifyDeliveryProfile', ({ project }) => project.needsDeliveryProfile],
  ['isFromUk', ({ region }) => region === 'uk'],
  ['isFromEu', ({ region }) => region === 'eu'],
  ['isFromRestOfWorld', ({ region }) => region === 'world'],
  ['isPro', ({ project }) => project.isPro],
  ['isNotPro', ({ project }) => !project.isPro],
  ['isBespoke', ({ project }) => project.isBespoke],
  ...badgeConditions,
  // GRD-036: `teemill` or `direct`, which is all there are.
  ['isTeemillProcessor', always],
  ['isDirectProcessor', ({ paymentProcessor }) => paymentProcessor === 'direct'],
  ['has-basket-items', ({ basketQuantity }) => basketQuantity > 0],
  ['has-favourites', ({ favourites }) => favourites > 0],
  ['is-preview', ({ isPreview }) => isPreview],
  // Only the window knows it: the style sheet hides what is for small ones alone.
  [smallScreenCondition, always],
]);

/** BLX-003, BLX-004, BLX-007: whether a condition passes; undefined for one that nobody knows. */
export function conditionPasses(name: string, facts: ConditionFacts): boolean | undefined {
  return CONDITIONS.get(name)?.(facts);
}
