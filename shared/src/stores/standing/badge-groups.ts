import { BADGES, type BadgeCode } from './standing.js';

/** BLK-016: what badges are counted together. No store here is of Shopify, so that none can earn its badge. */
const GROUPS = {
  all: ['sign-up', 'card', 'profile', 'designer', 'theme', 'homepage', 'entrepreneur'],
  account: ['sign-up', 'card', 'profile'],
  shop: ['designer', 'theme', 'homepage', 'entrepreneur'],
} as const satisfies Readonly<Record<string, readonly BadgeCode[]>>;

export type BadgeGroup = keyof typeof GROUPS;
export const BADGE_GROUP_NAMES = ['all', 'account', 'shop'] as const;

/** A badge of a group, and whether it was earned. */
export interface GroupedBadge {
  readonly code: BadgeCode;
  readonly title: string;
  readonly isEarned: boolean;
}

/** BLK-016: the badges of a group, in their order. */
export function badgesOf(group: BadgeGroup, earned: readonly BadgeCode[]): readonly GroupedBadge[] {
  return GROUPS[group].map((code) => ({
    ...{ code, title: BADGES[code], isEarned: earned.includes(code) },
  }));
}
