import type { GuardFacts, ProjectFacts, StoreFacts, VisitorFacts } from './facts.js';
import type { StoreAccessFacts } from '../../accounts/store-access.js';

interface Changes {
  readonly context?: GuardFacts['context'];
  readonly visit?: Partial<StoreAccessFacts>;
  readonly visitor?: Partial<VisitorFacts>;
  readonly project?: Partial<ProjectFacts>;
  readonly store?: Partial<StoreFacts>;
}

const project: ProjectFacts = { companyId: 7, isPro: false, isActive: true, badges: [] };

/** A visitor from Britain of an open shop; with `project` one who makes things. */
export function facts(changes: Changes = {}): GuardFacts {
  return {
    context: changes.context ?? 'store',
    visit: {
      context: 'store',
      division: 33,
      isInternal: false,
      isInternalOfStore: false,
      isAllowed: false,
      isComingSoon: false,
      isPasswordProtected: false,
      ...changes.visit,
    },
    visitor: { user: null, permissions: [], country: 'GB', variations: {}, ...changes.visitor },
    project: changes.project === undefined ? null : { ...project, ...changes.project },
    store: {
      isPro: false,
      integration: null,
      deliveryProfileId: null,
      paymentProcessor: 'teemill',
      ...changes.store,
    },
  };
}

/** Signed in; verified and with the licence signed unless said otherwise. */
export function user(changes: Partial<NonNullable<VisitorFacts['user']>> = {}) {
  return { user: { isVerified: true, hasSignedEula: true, ...changes } };
}
