import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

interface Change {
  readonly shop: string;
  /** What who did it is called. */
  readonly who: string;
  readonly isRemoved: boolean;
  /** Where it is seen. */
  readonly link: string;
}

/** No number stands in it: a mailbox is no place for them. */
export function payoutMail({ shop, who, isRemoved, link }: Change): ComposedMail {
  const what = isRemoved ? 'removed' : 'changed';
  return letter({
    subjectLine: `The payout details of ${shop} were ${what}`,
    heading: `The payout details were ${what}`,
    greeting: 'Hello,',
    body: isRemoved
      ? `${who} removed the account that ${shop} is paid out to.`
      : `${who} named the account that ${shop} is paid out to from now on.`,
    action: { text: 'Look at it', href: link },
    why: 'If that is not right, change your password, and name your account again.',
  });
}
