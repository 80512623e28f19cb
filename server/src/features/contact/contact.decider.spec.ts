import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { contactDecider } from './contact.decider.js';

const { given } = scenarioFor(contactDecider);
const contactMessage = {
  ...{ id: '0'.repeat(32), subject: 'email:ada', name: 'Ada', email: 'ada@example.test' },
  message: 'Do you print on linen?',
};
const sent = { type: 'ContactMessageSent', ...contactMessage } as const;

describe('a message to a shop', () => {
  it('is stored under its id', () => {
    expect(contactDecider.stream({ type: 'SendContactMessage', ...contactMessage })).toBe(
      `contact-${contactMessage.id}`,
    );
  });

  it('arrives once, however often it is sent', () => {
    given()
      .when({ type: 'SendContactMessage', ...contactMessage })
      .thenEvents(sent);
    given(sent)
      .when({ type: 'SendContactMessage', ...contactMessage })
      .thenNothing();
  });
});
