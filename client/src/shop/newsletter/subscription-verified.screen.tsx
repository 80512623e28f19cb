import {
  subscriptionVerifiedScreen,
  type SubscriptionState,
} from '@selvedge/shared/newsletter/subscription-verified.screen';

import { view, type ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { AccessCard } from '../accounts/index.js';

interface PageText {
  readonly title: string;
  readonly intro: (shop: string) => string;
  readonly button: string;
}

const texts: Readonly<Record<SubscriptionState, PageText>> = {
  asked: {
    title: 'Confirm your subscription',
    intro: (shop) =>
      `Do you want to receive e-mails from ${shop}? If you did not subscribe, close this page.`,
    button: 'Confirm subscription',
  },
  confirmed: {
    title: 'Thank you for subscribing',
    intro: () =>
      'Your e-mail address is confirmed. You will hear from us when we have news to share.',
    button: 'Unsubscribe',
  },
  ended: {
    title: 'You have unsubscribed',
    intro: (shop) => `You will receive no more newsletters from ${shop}.`,
    button: 'Subscribe again',
  },
};

/** Sentence about the discount code for new subscribers. */
const offers: Readonly<Record<SubscriptionState, string>> = {
  asked: 'Confirm to receive a discount code by e-mail.',
  confirmed: 'New subscribers receive their discount code by e-mail within a few minutes.',
  ended: '',
};

/** Target of the link in a newsletter's confirmation e-mail. */
function SubscriptionVerifiedPage({ frame, screen }: ScreenProps<'subscription-verified'>) {
  const { id, state, hasOffer, isOpen } = screen;
  const { title, intro, button } = texts[state];
  const { busy, onSubmit } = useBusyForm();
  return (
    <AccessCard frame={frame} title={title} intro={intro(frame.name)}>
      {hasOffer && <p>{offers[state]}</p>}
      <form method="post" action="/subscription-verified" onSubmit={onSubmit}>
        <input type="hidden" name="s" value={id} />
        {state === 'confirmed' && <input type="hidden" name="end" value="1" />}
        <button
          className={buttonClass(state === 'asked' ? 'primary' : 'secondary', true)}
          aria-busy={busy}
        >
          {button}
        </button>
      </form>
      {state !== 'asked' && isOpen && (
        <p>
          <a href="/">Back to the shop</a>
        </p>
      )}
    </AccessCard>
  );
}

export const screen = view(subscriptionVerifiedScreen, SubscriptionVerifiedPage);
