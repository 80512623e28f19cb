import type { Decider } from '../../platform/event-log/model/decider.js';
import type { SubscriptionCommand } from './subscription.commands.js';
import { NoSuchSubscription } from './subscription.errors.js';
import type { SubscriptionEvent } from './subscription.events.js';

type State = 'none' | 'asked' | 'confirmed' | 'ended';

/**
 * Can be requested repeatedly, because a mail may get lost; confirmed once (MKT-019). The mailed
 * link also ends it, and confirms it again after that.
 */
export const subscriptionDecider: Decider<State, SubscriptionCommand, SubscriptionEvent> = {
  stream: ({ id }) => `subscription-${id}`,
  initial: 'none',
  decide: (command, state) => {
    switch (command.type) {
      case 'AskSubscription': {
        const { id, subject, mailingList, email, firstName } = command;
        if (state === 'confirmed') return [];
        return [{ type: 'SubscriptionAsked', id, subject, mailingList, email, firstName }];
      }
      case 'ConfirmSubscription':
        if (state === 'none') throw new NoSuchSubscription();
        return state === 'confirmed' ? [] : [{ type: 'SubscriptionConfirmed', id: command.id }];
      case 'EndSubscription':
        if (state === 'none') throw new NoSuchSubscription();
        return state === 'ended' ? [] : [{ type: 'SubscriptionEnded', id: command.id }];
    }
  },
  evolve: (state, event) => {
    // After an erasure the subscription counts as never requested.
    if (event.type === 'SubscriptionAsked') return event.email === null ? 'none' : 'asked';
    if (state === 'none') return 'none';
    return event.type === 'SubscriptionConfirmed' ? 'confirmed' : 'ended';
  },
};
