import { subscriptionVerifiedScreen } from '@selvedge/shared/newsletter/subscription-verified.screen';

import { view, type ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { AccessCard } from '../accounts/index.js';

/** Target of the link in a newsletter's confirmation e-mail. */
function SubscriptionVerifiedPage({ frame, screen }: ScreenProps<'subscription-verified'>) {
  const { id, isConfirmed } = screen;
  const { busy, onSubmit } = useBusyForm();
  if (isConfirmed)
    return (
      <AccessCard
        shop={frame.name}
        title="Thank you for subscribing"
        intro="Your e-mail address is confirmed. You will hear from us when we have news to share."
      >
        <p>
          <a href="/">Back to the shop</a>
        </p>
      </AccessCard>
    );
  return (
    <AccessCard
      shop={frame.name}
      title="Confirm your subscription"
      intro={`Do you want to receive e-mails from ${frame.name}? If you did not subscribe, close this page.`}
    >
      <form method="post" action="/subscription-verified" onSubmit={onSubmit}>
        <input type="hidden" name="s" value={id} />
        <button className={buttonClass('primary', true)} aria-busy={busy}>
          Confirm subscription
        </button>
      </form>
    </AccessCard>
  );
}

export const screen = view(subscriptionVerifiedScreen, SubscriptionVerifiedPage);
