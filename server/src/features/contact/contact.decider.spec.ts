import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { contactDecider } from './contact.decider.js';

const { given } = scenarioFor(contactDecider);
const contactMessage = {
  ...{ id: '0'.repeat(32), subject: 'email:ada', name: 'Ada', email: 'ada@example.test' },
  message: 'Do you print on linen?',
};
const sent = { type: 'ContactMessageSent', ...contactMessage } as const;

describe('contact message', () => {
  it('is stored under its id', () => {
    expect(contactDecider.stream({ type: 'SendContactMessage', ...contactMessage })).toBe(
      `contact-${contactMessage.id}`,
    );
  });

  it('is recorded once, even if it is sent again', () => {
    given()
      .when({ type: 'SendContactMessage', ...contactMessage })
      .thenEvents(sent);
    given(sent)
      .when({ type: 'SendContactMessage', ...contactMessage })
      .thenNothing();
  });
});
