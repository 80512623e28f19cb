import { stepLink } from '@selvedge/shared/accounts/next-step';
import { receiptLink } from '@selvedge/shared/links/links';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';

import styles from './ReceiptPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from '../../ui/shop/common/button.js';

const css = classesOf(styles);

/** Offers guests an account, which gives full access to this order after sign-in (GRD-046). */
export function AccountOffer({ order }: { order: ShopperOrder }) {
  const back = `?redirect_uri=${encodeURIComponent(receiptLink(order.hash))}`;
  const { title, text } = order.isMasked ? forOtherVisitors : forBuyer(order.email);
  return (
    <section className={css('offer')} aria-labelledby="account-offer">
      <h2 id="account-offer">{title}</h2>
      <p>{text}</p>
      <p className={css('ways')}>
        <a className={buttonClass('secondary')} href={`/sign-up/${back}`}>
          Create an account
        </a>
        <a href={`/login/${back}`}>Sign in</a>
      </p>
    </section>
  );
}

/** Asks a new account to verify its address; then it shows this order. */
export function AccountToVerify({ order: { email, hash } }: { order: ShopperOrder }) {
  return (
    <section className={css('offer')} aria-labelledby="account-to-verify">
      <h2 id="account-to-verify">One more step</h2>
      <p>We sent a code to {email}. Enter it to add this order to your account.</p>
      <p className={css('ways')}>
        <a
          className={buttonClass('secondary')}
          href={stepLink('/sign-up/verify/', receiptLink(hash))}
        >
          Enter code
        </a>
      </p>
    </section>
  );
}

const forOtherVisitors = {
  title: 'Is this your order?',
  text: 'Sign in or create an account with the e-mail address of the order to see its details.',
};

const forBuyer = (email: string | null) => ({
  title: 'Save this order',
  text: `Create an account with ${email ?? 'your e-mail address'} to keep this order and future orders in one place.`,
});
