import type { GuardFacts } from './facts.js';
import { GUARDS, hasPermission, type Guard, type GuardName } from './guards.js';

/** What a route asks for: a guard by name, or a permission of the dashboard. */
export type Rule = GuardName | { readonly permission: string };

/** RTE-070 to RTE-078: where those go who may not pass; RTE-072 for all others. */
const REFUSALS: Readonly<Partial<Record<GuardName, string>>> = {
  isVerified: '/sign-up/verify/',
  hasSignedEula: '/sign-up/eula/',
  isLoggedOut: '/dashboard/',
  hasActiveStore: '/dashboard/',
  internalUser: '/dashboard/',
  isPro: '/teemill-plans/',
  isDirectProcessor: '/',
};

/** GRD-033: in this order, so that each failure leads to its own page. */
export const DASHBOARD_RULES: readonly Rule[] = ['isLoggedIn', 'isVerified', 'hasSignedEula'];

/**
 * RTE-081: where the first failing rule of a route leads; undefined where all are passed.
 * `path` is the full path that was asked for, to be come back to after signing in (RTE-069).
 */
export function refusalOf(
  rules: readonly Rule[],
  facts: GuardFacts,
  path: string,
): string | undefined {
  const failed = rules.find((rule) => !guardOf(rule)(facts));
  return failed === undefined ? undefined : placeFor(failed, path);
}

function guardOf(rule: Rule): Guard {
  return typeof rule === 'string' ? GUARDS[rule] : hasPermission(rule.permission);
}

function placeFor(rule: Rule, path: string): string {
  // RTE-077.
  if (typeof rule !== 'string') return '/403/';
  if (rule === 'isLoggedIn') return `/login/?redirect_uri=${encodeURIComponent(path)}`;
  return REFUSALS[rule] ?? '/404/';
}

/** GRD-039: what a page's `loginState` asks for. */
export const LOGIN_STATES = ['everyone', 'logged-in', 'logged-out', 'dashboard-access'] as const;
export type LoginState = (typeof LOGIN_STATES)[number];

const RULES_OF: Readonly<Record<LoginState, readonly Rule[]>> = {
  everyone: [],
  'logged-in': ['isLoggedIn'],
  'logged-out': ['isLoggedOut'],
  'dashboard-access': DASHBOARD_RULES,
};

/** GRD-039, GRD-040: the rules of a page of the shop's own. */
export function pageRules(page: {
  readonly loginState: LoginState;
  readonly published: boolean;
}): readonly Rule[] {
  const rules = RULES_OF[page.loginState];
  return page.published ? rules : [...rules, 'canVisitUnpublishedPages'];
}
