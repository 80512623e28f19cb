import { formatMoney } from '@selvedge/shared/money';
import { payLink } from '@selvedge/shared/links/links';

import styles from './PayPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import type { ScreenProps } from '../../lib/screen.js';
import { useBusyForm } from '../../lib/useBusyForm.js';
import { useCheckedForm } from '../../lib/useCheckedForm.js';
import { useNoResend } from '../../lib/useNoResend.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { CardFields } from '../../ui/shop/CardFields.js';
import { CheckoutLayout } from '../../ui/shop/CheckoutLayout.js';
import { FormRefusal } from '../../ui/shop/FormRefusal.js';
import { NoPayments } from '../../ui/shop/NoPayments.js';
import { TestMode } from '../../ui/shop/TestMode.js';
import { Notice } from '../../ui/shop/Notice.js';

const css = classesOf(styles);

/** Pays an unpaid order, after a declined card or later (PAY-024). */
export function PayPage({
  screen: { order, form: sent, takesPayments, isTestMode },
}: ScreenProps<'pay'>) {
  const { busy, onSubmit } = useBusyForm();
  const { form, attempt, handlers } = useCheckedForm(sent);
  useNoResend(sent !== null);
  const items = order.items.map((item) => ({ ...item, key: String(item.id) }));
  const declined = order.paymentAttempts.findLast(({ state }) => state === 'declined')?.message;
  const message = sent?.message ?? declined;
  return (
    <CheckoutLayout items={items} totals={order}>
      <h1>Pay for your order</h1>
      {isTestMode && <TestMode />}
      {attempt > 0 ? (
        <FormRefusal form={form} attempt={attempt} />
      ) : (
        message && <Notice kind="bad">{message}</Notice>
      )}
      <p>
        Order <span translate="no">{order.orderId}</span> is saved, and we will print it once it is
        paid.{declined !== undefined && ' Check your card details, or use another card.'}
      </p>
      {takesPayments ? (
        <form
          className={css('form')}
          method="post"
          action={payLink(order.hash)}
          onSubmit={onSubmit}
          {...handlers}
        >
          <CardFields form={form} />
          <button className={buttonClass('primary', true)} aria-busy={busy}>
            {busy ? 'Paying…' : `Pay ${formatMoney({ ...order, amount: order.total })}`}
          </button>
        </form>
      ) : (
        <NoPayments />
      )}
    </CheckoutLayout>
  );
}
