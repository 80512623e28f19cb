import { policyScreen, type PolicySeller } from '@selvedge/shared/site/policy.screen';
import { POLICY_NAMES, POLICY_TITLES } from '@selvedge/shared/site/policy-names';

import { BusinessService } from '../../features/business/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { hasPolicies } from './has-policies.js';

/** Legal pages. Their text is the same for every shop, except for the seller's legal details. */
@Screen(policyScreen)
export class PolicyScreen implements ScreenSource<typeof policyScreen> {
  constructor(private readonly business: BusinessService) {}

  /** Returns undefined if the owner writes the legal pages (RTE-032). */
  async read({
    store,
    url,
  }: RequestOf<typeof policyScreen>): Promise<ContentOf<typeof policyScreen> | undefined> {
    const policy = POLICY_NAMES.find((name) => url.startsWith(`/${name}`));
    if (policy === undefined || !hasPolicies(store)) return undefined;
    const title = POLICY_TITLES[policy];
    const head = { title, description: `${title} of ${store.name}.`, path: `/${policy}/` };
    if (policy !== 'terms-of-sale') return { props: { policy, seller: null }, head, tags: [] };
    // Not cached: the legal name can be personal data, which an erasure removes without an event.
    return { props: { policy, seller: await this.sellerOf(store.division) }, head };
  }

  private async sellerOf(division: number): Promise<PolicySeller | null> {
    const { details } = await this.business.read(division);
    const { legalName, companyNumber } = details;
    return legalName === '' ? null : { legalName, companyNumber };
  }
}
