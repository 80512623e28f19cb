import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

interface Change {
  readonly shop: string;
  /** Name of the person who made the change. */
  readonly who: string;
  readonly isRemoved: boolean;
  readonly link: string;
}

/** Contains no account number, since a mailbox is not a safe place for it. */
export function payoutMail({ shop, who, isRemoved, link }: Change): ComposedMail {
  const what = isRemoved ? 'removed' : 'changed';
  return letter({
    subjectLine: `The payout details of ${shop} were ${what}`,
    heading: `The payout details were ${what}`,
    greeting: 'Hello,',
    body: isRemoved
      ? `${who} removed the bank account for payouts of ${shop}.`
      : `${who} set a new bank account for payouts of ${shop}.`,
    action: { text: 'View payout details', href: link },
    why: 'If you did not expect this, change your password and enter your payout details again.',
  });
}
