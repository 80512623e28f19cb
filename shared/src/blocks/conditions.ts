import { refusalBy } from '../permissions/policy.js';
import { isSubject, type Principal } from '../permissions/principal.js';
import type { Region } from '../countries/countries.js';
import type { ProjectFacts } from '../stores/plan-state/project.js';
import { BADGE_CODES, type BadgeCode } from '../stores/plan-state/plan-state.js';
import { storePolicy, type ShopFacts } from '../stores/store.policy.js';

/** Condition of blocks shown only on screens under 768 px (LAY-046). */
export const smallScreenCondition = 'is-small-screen';

/** State that block conditions check. */
export interface ConditionFacts {
  readonly principal: Principal;
  readonly shop: ShopFacts;
  readonly project: ProjectFacts;
  readonly paymentProcessor: 'teemill' | 'direct';
  readonly region: Region;
  readonly basketQuantity: number;
  readonly favourites: number;
  /** Whether the page is rendered in an editor. */
  readonly isPreview: boolean;
}

type Condition = (facts: ConditionFacts) => boolean;

const isInternal: Condition = ({ principal }) => isSubject('internal', principal);
const visitRefusal = ({ principal, shop }: ConditionFacts) =>
  refusalBy(storePolicy['shop.visit'], principal, shop);
const visitsShop: Condition = (facts) => visitRefusal(facts) === undefined;
const seesCountdown: Condition = (facts) => visitRefusal(facts)?.leadsTo === '/countdown/';
const always: Condition = () => true;
/** never passes unless a turbo host is configured. */
const isTurbo: Condition = ({ principal }) => principal.context === 'turbo';

/** `is<Theme>BadgeCompleted` and its inverse, for every badge. */
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
  ['isLoggedIn', ({ principal }) => isSubject('user', principal)],
  ['isLoggedOut', ({ principal }) => isSubject('guest', principal)],
  ['isAtlas', ({ principal }) => principal.context === 'atlas'],
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
  // GRD-036: `teemill` and `direct` are the only processors.
  ['isTeemillProcessor', always],
  ['isDirectProcessor', ({ paymentProcessor }) => paymentProcessor === 'direct'],
  ['has-basket-items', ({ basketQuantity }) => basketQuantity > 0],
  ['has-favourites', ({ favourites }) => favourites > 0],
  ['is-preview', ({ isPreview }) => isPreview],
  // Only the browser knows its width, so the style sheet hides the block.
  [smallScreenCondition, always],
]);

/** Whether a condition passes; undefined for an unknown name. */
export function conditionPasses(name: string, facts: ConditionFacts): boolean | undefined {
  return CONDITIONS.get(name)?.(facts);
}
