import { policyScreen } from '@selvedge/shared/site/policy.screen';
import { POLICY_NAMES, POLICY_TITLES } from '@selvedge/shared/storefront/policy-names';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../storefront/index.js';
import { hasPolicies } from './has-policies.js';

/** Legal pages, with the same text for every shop. */
@Screen(policyScreen)
export class PolicyScreen implements ScreenSource<typeof policyScreen> {
  /** Returns undefined if the owner writes the legal pages (RTE-032). */
  read({
    store,
    url,
  }: RequestOf<typeof policyScreen>): Promise<ContentOf<typeof policyScreen> | undefined> {
    const policy = POLICY_NAMES.find((name) => url.startsWith(`/${name}`));
    if (policy === undefined || !hasPolicies(store)) return Promise.resolve(undefined);
    const title = POLICY_TITLES[policy];
    return Promise.resolve({
      props: { policy },
      head: { title, description: `${title} of ${store.name}.`, path: `/${policy}/` },
      tags: [],
    });
  }
}
