import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

/** Data of the mail. */
interface SubscriptionMailFrame {
  readonly shop: string;
  /** Confirmation link. */
  readonly link: string;
  readonly firstName: string | null;
}

/** Asks the owner of the address to confirm the subscription (MKT-019). */
export function subscriptionMail({ shop, link, firstName }: SubscriptionMailFrame): ComposedMail {
  return letter({
    subjectLine: `Confirm your subscription to ${shop}`,
    heading: 'Confirm your subscription',
    greeting: firstName === null ? 'Hello,' : `Hello ${firstName},`,
    body: `Please confirm that you want to receive e-mails from ${shop}.`,
    action: { text: 'Confirm subscription', href: link },
    why: 'If you did not subscribe, ignore this e-mail. You will receive no further e-mails. To unsubscribe later, open the same link.',
  });
}
