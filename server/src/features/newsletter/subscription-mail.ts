import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

/** What the mail is about. */
interface SubscriptionMailFrame {
  readonly shop: string;
  /** Where the person says yes. */
  readonly link: string;
  readonly firstName: string | null;
}

/** MKT-019: asks whether it was really they who subscribed. */
export function subscriptionMail({ shop, link, firstName }: SubscriptionMailFrame): ComposedMail {
  return letter({
    subjectLine: `Please confirm your subscription to ${shop}`,
    heading: 'Nearly there',
    greeting: firstName === null ? 'Hello,' : `Hello ${firstName},`,
    body: `please confirm that you want to hear from ${shop}.`,
    action: { text: 'Yes, subscribe me', href: link },
    why: 'If it was not you, do nothing, and you will hear no more.',
  });
}
