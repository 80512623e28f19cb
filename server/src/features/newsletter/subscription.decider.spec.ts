import {
  recorded,
  rowsOf,
  scenarioFor,
} from '../../platform/event-log/testing/event-log.testing.js';
import { subscribers } from './subscribers.projection.js';
import { subscriptionDecider } from './subscription.decider.js';
import { NoSuchSubscription } from './subscription.errors.js';
import type { SubscriptionEvent } from './subscription.events.js';

const { given } = scenarioFor(subscriptionDecider);
const id = '0'.repeat(32);
const ada = {
  id,
  subject: 'email:ada',
  mailingList: 7,
  email: 'ada@example.test',
  firstName: null,
};
const requested: SubscriptionEvent = { type: 'SubscriptionAsked', ...ada };
const confirmed: SubscriptionEvent = { type: 'SubscriptionConfirmed', id };
const ended: SubscriptionEvent = { type: 'SubscriptionEnded', id };

describe('subscription', () => {
  it('has its stream named after its id', () => {
    expect(subscriptionDecider.stream({ type: 'ConfirmSubscription', id })).toBe(
      `subscription-${id}`,
    );
  });

  it('MKT-019 can be requested again until it is confirmed', () => {
    given()
      .when({ type: 'AskSubscription', ...ada })
      .thenEvents(requested);
    given(requested)
      .when({ type: 'AskSubscription', ...ada })
      .thenEvents(requested);
    given(requested, confirmed)
      .when({ type: 'AskSubscription', ...ada })
      .thenNothing();
  });

  it('MKT-019 is confirmed once, and only if it was requested', () => {
    given(requested).when({ type: 'ConfirmSubscription', id }).thenEvents(confirmed);
    given(requested, confirmed).when({ type: 'ConfirmSubscription', id }).thenNothing();
    given().when({ type: 'ConfirmSubscription', id }).thenThrows(new NoSuchSubscription());
  });

  it('ends once when the subscriber asks, and can be confirmed or requested again', () => {
    const end = { type: 'EndSubscription', id } as const;
    given(requested).when(end).thenEvents(ended);
    given(requested, confirmed).when(end).thenEvents(ended);
    given(requested, confirmed, ended).when(end).thenNothing();
    given(requested, confirmed, ended)
      .when({ type: 'ConfirmSubscription', id })
      .thenEvents(confirmed);
    given(requested, confirmed, ended)
      .when({ type: 'AskSubscription', ...ada })
      .thenEvents(requested);
    given().when(end).thenThrows(new NoSuchSubscription());
  });

  it('EVT-016 starts again after an erasure, and its old link is invalid', () => {
    const forgotten = { ...requested, email: null };
    given(forgotten, confirmed)
      .when({ type: 'AskSubscription', ...ada })
      .thenEvents(requested);
    for (const type of ['ConfirmSubscription', 'EndSubscription'] as const)
      given(forgotten, confirmed).when({ type, id }).thenThrows(new NoSuchSubscription());
  });

  it('has one row, however often it is requested', () => {
    const rows = rowsOf(subscribers, recorded([requested, requested, confirmed], { division: 3 }));
    expect(rows).toStrictEqual([
      expect.objectContaining({ division: 3, id, mailingList: 7, email: 'ada@example.test' }),
    ]);
    expect(rows[0]?.confirmedAt).not.toBeNull();
    const [left] = rowsOf(subscribers, recorded([requested, confirmed, ended], { division: 3 }));
    expect([left?.confirmedAt, left?.endedAt === null]).toStrictEqual([null, false]);
  });
});
