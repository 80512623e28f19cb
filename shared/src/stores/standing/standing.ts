/** GRD-023 to GRD-030: what the people of a store have completed. */
export const BADGES = {
  'sign-up': 'Sign-up',
  'shopify-sign-up': 'Sign-up from Shopify',
  card: 'Card and billing',
  designer: 'Designer',
  profile: 'Profile',
  theme: 'Theme',
  homepage: 'Homepage',
  entrepreneur: 'Entrepreneur',
} as const;

export type BadgeCode = keyof typeof BADGES;

// The keys of a constant.
export const BADGE_CODES = Object.keys(BADGES) as readonly BadgeCode[];

/** STO-005: how a store stands with the platform; its owner neither sees nor says it. */
export interface StoreStanding {
  /** The platform looks after it. */
  readonly managed: boolean;
  readonly isFraud: boolean;
  readonly isVip: boolean;
  /** Names of what it tries before others do. */
  readonly betas: readonly string[];
  /** Those that are unlocked. */
  readonly badges: readonly BadgeCode[];
}

/** Of a store of which nothing was ever said. */
export const plainStanding: StoreStanding = {
  ...{ managed: false, isFraud: false, isVip: false },
  ...{ betas: [], badges: [] },
};
