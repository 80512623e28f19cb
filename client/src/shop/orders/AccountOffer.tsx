import { stepLink } from '@selvedge/shared/accounts/next-step';
import { receiptLink } from '@selvedge/shared/storefront/links';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';

import styles from './ReceiptPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import { buttonClass } from '../../ui/shop/common/button.js';

const css = classesOf(styles);

/** To a guest an account of their address, which shows this order in full wherever they sign in (GRD-046). */
export function AccountOffer({ order }: { order: ShopperOrder }) {
  const back = `?redirect_uri=${encodeURIComponent(receiptLink(order.hash))}`;
  const { title, text } = order.isMasked ? forWhoFoundIt : forWhoOrdered(order.email);
  return (
    <section className={css('offer')} aria-labelledby="account-offer">
      <h2 id="account-offer">{title}</h2>
      <p>{text}</p>
      <p className={css('ways')}>
        <a className={buttonClass('secondary')} href={`/sign-up/${back}`}>
          Make an account
        </a>
        <a href={`/login/${back}`}>Sign in</a>
      </p>
    </section>
  );
}

/** To who has just made one: it shows this order once the address is known to be theirs. */
export function AccountToVerify({ order: { email, hash } }: { order: ShopperOrder }) {
  return (
    <section className={css('offer')} aria-labelledby="account-to-verify">
      <h2 id="account-to-verify">One step to your account</h2>
      <p>
        We have sent a mail with a code to {email}. Once you have typed it in, this order is in your
        account.
      </p>
      <p className={css('ways')}>
        <a
          className={buttonClass('secondary')}
          href={stepLink('/sign-up/verify/', receiptLink(hash))}
        >
          Type in the code
        </a>
      </p>
    </section>
  );
}

const forWhoFoundIt = {
  title: 'Is it yours?',
  text: 'Sign in with the e-mail address you ordered by, or make an account with it: once you have confirmed the address, you see all of it here.',
};

const forWhoOrdered = (email: string | null) => ({
  title: 'Keep it in an account',
  text: `Make one with ${email ?? 'your e-mail address'}: this order is in it then, beside those to come.`,
});
