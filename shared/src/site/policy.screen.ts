import { belowHome } from '../screens/breadcrumb-trail.js';
import { defineScreen } from '../screens/define-screen.js';
import { POLICY_TITLES, type PolicyName } from './policy-names.js';

/** Legal entity behind a shop. */
export interface PolicySeller {
  readonly legalName: string;
  readonly companyNumber: string;
}

export interface PolicyProps {
  readonly policy: PolicyName;
  /** Null on all pages except the terms of sale, and until the owner has entered it. */
  readonly seller: PolicySeller | null;
}

export const policyScreen = defineScreen<PolicyProps>()({
  name: 'policy',
  routes: [
    '/terms-of-use/',
    '/terms-of-sale/',
    '/use-of-cookies-and-disclaimer/',
    '/privacy-policy/',
  ],
  layout: 'standard',
  access: 'shop.visit',
  cache: () => [],
  breadcrumbs: ({ policy }) => belowHome(POLICY_TITLES[policy]),
});
