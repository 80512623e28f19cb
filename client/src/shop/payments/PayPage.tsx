import type { PaymentFields } from '@selvedge/shared/payments/payment-fields';
import { payLink } from '@selvedge/shared/links/links';

import styles from './PayPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useNoResend } from '../../lib/useNoResend.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { CardMarks } from '../../ui/shop/CardMarks.js';
import { CheckoutLayout } from '../../ui/shop/CheckoutLayout.js';
import { NoPayments } from '../../ui/shop/NoPayments.js';
import { CardFields } from '../../ui/shop/payment/CardFields.js';
import { payLabel, usePaymentForm } from '../../ui/shop/payment/usePaymentForm.js';
import { TestMode } from '../../ui/shop/TestMode.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);
type Screen = ScreenProps<'pay'>['screen'];

/** Payment that the shopper began on the provider's page, in this window or another. */
function OpenPayment({ url }: { readonly url: string }) {
  return (
    <div className={css('open')} role="status">
      <p>You started a payment for this order and did not finish it. Nothing was charged yet.</p>
      <p>
        <a className={buttonClass('secondary')} href={url}>
          Continue this payment
        </a>
      </p>
    </div>
  );
}

/** Earlier attempts, newest first. */
function Attempts({ attempts }: { readonly attempts: Screen['order']['paymentAttempts'] }) {
  const declined = attempts.filter(({ state }) => state === 'declined').toReversed();
  if (declined.length < 2) return null;
  return (
    <section className={css('attempts')} aria-labelledby="attempts">
      <h2 id="attempts">Earlier attempts</h2>
      <ul>
        {declined.map(({ attemptId, message }) => (
          <li key={attemptId}>{message}</li>
        ))}
      </ul>
    </section>
  );
}

function PayForm({ order, payment }: Pick<Screen, 'order'> & { readonly payment: PaymentFields }) {
  const { busy, onSubmit, card } = usePaymentForm(payment, order);
  return (
    <form className={css('form')} method="post" action={payLink(order.hash)} onSubmit={onSubmit}>
      <CardFields card={card} />
      <button className={buttonClass('primary', true)} aria-busy={busy}>
        {busy ? 'Paying…' : payLabel(order)}
      </button>
    </form>
  );
}

/** Pays an unpaid order, after a declined card or later (PAY-024). */
export function PayPage({
  frame,
  screen: { order, form, payment, continueUrl, isTestMode },
}: ScreenProps<'pay'>) {
  useNoResend(form !== null);
  const items = order.items.map((item) => ({ ...item, key: String(item.id) }));
  const { paymentAttempts: attempts } = order;
  const declined = attempts.findLast(({ state }) => state === 'declined')?.message;
  const message = form?.message ?? (continueUrl === null ? declined : undefined);
  return (
    <CheckoutLayout items={items} totals={order}>
      <h1>Pay for your order</h1>
      {isTestMode && <TestMode />}
      {message && <Notice kind="bad">{message}</Notice>}
      {continueUrl !== null && <OpenPayment url={continueUrl} />}
      <p>
        Order <span translate="no">{order.orderId}</span> is saved, and we will print it once it is
        paid.{message !== undefined && ' Check your card details, or use another card.'}
      </p>
      {payment === null ? (
        <NoPayments />
      ) : (
        <>
          <CardMarks brands={frame.cards} />
          <PayForm order={order} payment={payment} />
        </>
      )}
      <Attempts attempts={attempts} />
    </CheckoutLayout>
  );
}
