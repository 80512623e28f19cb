/** Badges for completed set-up steps. */
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

// The object is a constant, so its keys are exactly the codes.
export const BADGE_CODES = Object.keys(BADGES) as readonly BadgeCode[];

/** External platforms through which a store can sell. */
export const INTEGRATIONS = { shopify: 'Shopify' } as const;

export type IntegrationType = keyof typeof INTEGRATIONS;

// The object is a constant, so its keys are exactly the types.
export const INTEGRATION_TYPES = Object.keys(INTEGRATIONS) as readonly IntegrationType[];

/** Plan state of a store, set by staff and not visible to its owner. */
export interface StoreStanding {
  /** Whether staff manage it. */
  readonly managed: boolean;
  readonly isFraud: boolean;
  readonly isVip: boolean;
  /** Names of enabled beta features. */
  readonly betas: readonly string[];
  /** Unlocked badges. */
  readonly badges: readonly BadgeCode[];
  /** Absent or null if the store sells only through this platform. */
  readonly integrationType?: IntegrationType | null;
  /** Number of its delivery profile on the external platform; absent or null if there is none. */
  readonly deliveryProfileId?: string | null;
}

/** Plan state of a store for which nothing was set. */
export const initialPlanState: StoreStanding = {
  ...{ managed: false, isFraud: false, isVip: false },
  ...{ betas: [], badges: [] },
};
