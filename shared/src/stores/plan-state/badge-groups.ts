import { BADGES, type BadgeCode } from './plan-state.js';

/**
 * Badges that are counted together. The Shopify badge is excluded because it cannot be earned here.
 */
const GROUPS = {
  all: ['sign-up', 'card', 'profile', 'designer', 'theme', 'homepage', 'entrepreneur'],
  account: ['sign-up', 'card', 'profile'],
  shop: ['designer', 'theme', 'homepage', 'entrepreneur'],
} as const satisfies Readonly<Record<string, readonly BadgeCode[]>>;

export type BadgeGroup = keyof typeof GROUPS;
export const BADGE_GROUP_NAMES = ['all', 'account', 'shop'] as const;

/** A badge of a group, with whether it is earned. */
export interface GroupedBadge {
  readonly code: BadgeCode;
  readonly title: string;
  readonly isEarned: boolean;
}

/** Returns the badges of a group in order. */
export function badgesOf(group: BadgeGroup, earned: readonly BadgeCode[]): readonly GroupedBadge[] {
  return GROUPS[group].map((code) => ({
    ...{ code, title: BADGES[code], isEarned: earned.includes(code) },
  }));
}
