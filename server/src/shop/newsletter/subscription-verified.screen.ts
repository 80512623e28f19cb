import { subscriptionVerifiedScreen } from '@selvedge/shared/newsletter/subscription-verified.screen';
import { refusalOf } from '@selvedge/shared/policies/policies';
import { textIn } from '@selvedge/shared/screens/query';

import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { SubscriberCodes } from '../../features/discounts/index.js';
import { shopFactsOf } from '../../features/stores/index.js';
import { SubscribersQueries } from '../../features/newsletter/subscribers.queries.js';
import { NoSuchSubscription } from '../../features/newsletter/subscription.errors.js';
import { subscriptionId } from '../../features/newsletter/subscription-id.js';

const titles = {
  asked: 'Confirm your subscription',
  confirmed: 'Subscription confirmed',
  ended: 'Unsubscribed',
} as const;

/**
 * Asks for confirmation, because mail programs and scanners request links automatically. Shows the
 * result once the form is sent.
 */
@Screen(subscriptionVerifiedScreen)
export class SubscriptionVerifiedScreen implements ScreenSource<typeof subscriptionVerifiedScreen> {
  constructor(
    private readonly subscribers: SubscribersQueries,
    private readonly codes: SubscriberCodes,
  ) {}

  /** Throws NoSuchSubscription if no mail of this store contained the id. */
  async read({
    principal,
    store,
    query,
  }: RequestOf<typeof subscriptionVerifiedScreen>): Promise<
    ContentOf<typeof subscriptionVerifiedScreen>
  > {
    const id = textIn(query['s']) ?? '';
    const isOpen = refusalOf(principal, 'shop.visit', shopFactsOf(store)) === undefined;
    const state = await this.stateOf(store.division, id);
    if (state === undefined) throw new NoSuchSubscription();
    const hasOffer = state !== 'ended' && (await this.codes.offer(store.division)) !== undefined;
    return {
      props: { id, state, hasOffer, isOpen },
      head: {
        title: titles[state],
        path: '/subscription-verified',
        noindex: true,
      },
    };
  }

  private stateOf(division: number, id: string) {
    return subscriptionId.test(id)
      ? this.subscribers.stateOf(division, id)
      : Promise.resolve(undefined);
  }
}
