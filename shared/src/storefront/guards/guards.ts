import {
  canVisitCountdownPage,
  canVisitLogin,
  canVisitStore,
  isInternalUser,
} from '../../accounts/store-access.js';
import { MAIN_DIVISION } from '../../stores/contract.js';
import { isFromEu, isFromRestOfWorld, isFromUk } from '../countries.js';
import type { BadgeCode, GuardFacts } from './facts.js';

/** A rule that lets somebody pass, or not. */
export type Guard = (facts: GuardFacts) => boolean;

/** GRD-010. */
const bespokeCompany = 52;

const isInternal: Guard = ({ visit }) => isInternalUser(visit);
const isTurbo: Guard = ({ context }) => context === 'turbo';
const isShopify: Guard = ({ store }) => store.integration === 'shopify';
const isLoggedIn: Guard = ({ visitor }) => visitor.user !== null;

/** GRD-011: of the main brand the project's flag counts, of a shop the sub-domain's. */
const isPro: Guard = ({ context, visit, project, store }) =>
  visit.division === MAIN_DIVISION || context === 'main-brand'
    ? project?.isPro === true
    : store.isPro;

/** GRD-003 to GRD-022, GRD-032 and GRD-033, GRD-036 and GRD-037, by the names that routes use. */
export const GUARDS = {
  internalUser: isInternal,
  canVisitStore: ({ visit }) => canVisitStore(visit),
  canVisitCountdownPage: ({ visit }) => canVisitCountdownPage(visit),
  canVisitLogin: ({ visit }) => canVisitLogin(visit),
  canVisitUnpublishedPages: isInternal,
  isBespoke: ({ project }) => project?.companyId === bespokeCompany,
  isPro,
  isNotPro: (facts) => !isPro(facts),
  isLoggedIn,
  isLoggedOut: (facts) => !isLoggedIn(facts),
  isAtlas: ({ context }) => context === 'atlas',
  isTurbo,
  isTurboOrInternalUser: (facts) => isTurbo(facts) || isInternal(facts),
  isShopify,
  isNotShopify: (facts) => !isShopify(facts),
  needsShopifyDeliveryProfile: (facts) =>
    isShopify(facts) && facts.store.deliveryProfileId === null,
  isFromUk: ({ visitor }) => isFromUk(visitor.country),
  isFromEu: ({ visitor }) => isFromEu(visitor.country),
  isFromRestOfWorld: ({ visitor }) => isFromRestOfWorld(visitor.country),
  isVerified: ({ visitor }) => visitor.user?.isVerified === true,
  hasSignedEula: ({ visitor }) => visitor.user?.hasSignedEula === true,
  hasActiveStore: ({ project }) => project?.isActive === true,
  /** GRD-036: `teemill` or `direct`. */
  isTeemillProcessor: ({ store }) => ['teemill', 'direct'].includes(store.paymentProcessor),
  isDirectProcessor: ({ store }) => store.paymentProcessor === 'direct',
} as const satisfies Readonly<Record<string, Guard>>;

export type GuardName = keyof typeof GUARDS;

/** GRD-031: whether the maker has the badge of that code. */
export function hasBadge(code: BadgeCode): Guard {
  return ({ project }) =>
    project?.badges.some((badge) => badge.code === code && badge.unlocked) === true;
}

/** GRD-031: the inverse, which each badge guard has. */
export function lacksBadge(code: BadgeCode): Guard {
  const has = hasBadge(code);
  return (facts) => !has(facts);
}

/** GRD-034, GRD-035: whether the visitor is in that variation of a split test. */
function isInVariation(test: string, variation: string): Guard {
  return ({ visitor }) => visitor.variations[test] === variation;
}

/** GRD-034. */
export const seesNewHomepage = isInVariation('homepage', 'new');
/** GRD-035. */
export const seesFavourites = isInVariation('favourites', 'show');

/** GRD-038: one guard for every dashboard permission. */
export function hasPermission(code: string): Guard {
  return ({ visitor }) => visitor.permissions.includes(code);
}
