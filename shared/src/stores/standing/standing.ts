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

/** STO-006: by which platform of others a store sells as well. */
export const INTEGRATIONS = { shopify: 'Shopify' } as const;

export type IntegrationType = keyof typeof INTEGRATIONS;

// The keys of a constant.
export const INTEGRATION_TYPES = Object.keys(INTEGRATIONS) as readonly IntegrationType[];

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
  /** STO-006: absent and null of a store that sells here alone. */
  readonly integrationType?: IntegrationType | null;
  /** GRD-032: the number of its delivery profile there; absent and null as long as it has none. */
  readonly deliveryProfileId?: string | null;
}

/** Of a store of which nothing was ever said. */
export const plainStanding: StoreStanding = {
  ...{ managed: false, isFraud: false, isVip: false },
  ...{ betas: [], badges: [] },
};
