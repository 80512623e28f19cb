import type { HostContext } from '../../accounts/contract.js';
import type { StoreAccessFacts } from '../../accounts/store-access.js';

/** GRD-023 to GRD-030: what a maker can reach; signing up has a badge of its own in shops of Shopify. */
export const BADGE_CODES = [
  'sign-up',
  'sign-up-shopify',
  'billing',
  'designer',
  'profile',
  'theme',
  'homepage',
  'entrepreneur',
] as const;
export type BadgeCode = (typeof BADGE_CODES)[number];

/** STO-005: what a maker has reached. */
export interface Badge {
  readonly code: string;
  readonly unlocked: boolean;
}

/** Who asks. */
export interface VisitorFacts {
  /** Null without a session. */
  readonly user: { readonly isVerified: boolean; readonly hasSignedEula: boolean } | null;
  readonly permissions: readonly string[];
  /** GRD-019. */
  readonly country: string;
  /** The variation of each split test that the visitor is in, by the name of the test. */
  readonly variations: Readonly<Record<string, string>>;
}

/** The project that the visitor works on; null for who has none. */
export interface ProjectFacts {
  readonly companyId: number;
  readonly isPro: boolean;
  readonly isActive: boolean;
  readonly badges: readonly Badge[];
}

/** The store of the host. */
export interface StoreFacts {
  readonly isPro: boolean;
  readonly integration: 'shopify' | null;
  readonly deliveryProfileId: string | null;
  readonly paymentProcessor: 'teemill' | 'direct';
}

/** Everything that a guard may look at; a guard is a pure function of it (GRD-048). */
export interface GuardFacts {
  readonly context: HostContext | 'turbo';
  readonly visit: StoreAccessFacts;
  readonly visitor: VisitorFacts;
  readonly project: ProjectFacts | null;
  readonly store: StoreFacts;
}
