import { formatMoney } from '@selvedge/shared/money';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { RefundablePayment } from '@selvedge/shared/orders/payment-attempt';
import { maxRefundReason } from '@selvedge/shared/orders/refunds/contract';
import { useState } from 'react';

import styles from './RefundDialog.module.css';
import { useRefund, type RefundErrors } from './useRefund.js';
import { amountIn, amountText, typedAmountProblem } from '../../../ui/office/amounts.js';
import { Button } from '../../../ui/office/Button.js';
import { Dialog, DialogButtons } from '../../../ui/office/Dialog.js';
import { Field } from '../../../ui/office/Field.js';
import fields from '../../../ui/office/fields.module.css';
import { Form } from '../../../ui/office/Form.js';
import { MoneyInput } from '../../../ui/office/MoneyInput.js';

/** Values with which the dialog starts. */
export interface RefundDraft {
  /** Minor units. */
  readonly amount: number;
  readonly reason: string;
}

interface RefundDialogProps {
  readonly order: AtlasOrder;
  readonly payment: RefundablePayment;
  readonly draft: RefundDraft;
  readonly onClose: () => void;
}

/** Refunds all or a part of a payment through the provider. */
export function RefundDialog({ order, payment, draft, onClose }: RefundDialogProps) {
  const { currency } = order;
  const [typed, setTyped] = useState(amountText(draft.amount, currency));
  const [reason, setReason] = useState(draft.reason);
  const [errors, setErrors] = useState<RefundErrors>({});
  const { refund, isPending } = useRefund({ order, payment, onDone: onClose, onErrors: setErrors });
  const amount = amountIn(typed, currency) ?? 0;
  const money = (minor: number) => formatMoney({ amount: minor, currency });

  function send(form: HTMLFormElement): void {
    const found = problemsOf({ typed, reason, order, payment });
    setErrors(found);
    if (found.amount === undefined && found.reason === undefined)
      refund({ amount, reason: reason.trim() });
    else
      form.querySelector<HTMLElement>(found.amount === undefined ? 'textarea' : 'input')?.focus();
  }

  return (
    <Dialog title="Refund payment" isOpen onClose={onClose}>
      <Form
        className={fields['form']}
        noValidate
        isDirty={reason !== draft.reason || typed !== amountText(draft.amount, currency)}
        isSent={isPending}
        lost="The payment has not been refunded."
        onSend={send}
      >
        <AmountField
          hint={`${money(payment.refundable)} can be refunded`}
          error={errors.amount}
          currency={currency}
          typed={typed}
          onTyped={setTyped}
        />
        <ReasonField reason={reason} error={errors.reason} onReason={setReason} />
        <Summary {...{ order, payment, amount }} />
        <OtherError message={errors.other} />
        <DialogButtons>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isPending}>
            {isWithin(amount, payment) ? `Refund ${money(amount)}` : 'Refund'}
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}

function problemsOf(props: {
  readonly typed: string;
  readonly reason: string;
  readonly order: AtlasOrder;
  readonly payment: RefundablePayment;
}): RefundErrors {
  const { typed, reason, order, payment } = props;
  const { currency } = order;
  const amount = amountIn(typed, currency);
  return {
    amount: amountError(),
    reason: reason.trim() === '' ? 'Enter a reason' : undefined,
  };

  function amountError(): string | undefined {
    if (amount === null || amount <= 0) return 'Enter an amount above zero';
    if (Number.isNaN(amount)) return typedAmountProblem(typed, currency);
    const limit = formatMoney({ amount: payment.refundable, currency });
    return amount > payment.refundable ? `You can refund up to ${limit}` : undefined;
  }
}

/** False for NaN, which stands for a text that is no amount. */
function isWithin(amount: number, { refundable }: RefundablePayment): boolean {
  return amount > 0 && amount <= refundable;
}

function AmountField(props: {
  readonly hint: string;
  readonly error: string | undefined;
  readonly currency: string;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}) {
  const { hint, error, currency, typed, onTyped } = props;
  return (
    <Field label="Amount" hint={hint} error={error}>
      {(control) => (
        <MoneyInput
          {...control}
          currency={currency}
          autoFocus
          value={typed}
          onChange={(event) => {
            onTyped(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}

function ReasonField(props: {
  readonly reason: string;
  readonly error: string | undefined;
  readonly onReason: (reason: string) => void;
}) {
  const { reason, error, onReason } = props;
  return (
    <Field
      label="Reason"
      hint="Staff and the shop’s owner see it. The customer does not."
      error={error}
    >
      {(control) => (
        <textarea
          {...control}
          rows={2}
          maxLength={maxRefundReason}
          value={reason}
          onChange={(event) => {
            onReason(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}

function OtherError({ message }: { readonly message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p className={styles['error']} role="alert">
      {message}
    </p>
  );
}

/** Amount for the customer, and the rest of the payment. */
function Summary(props: {
  readonly order: AtlasOrder;
  readonly payment: RefundablePayment;
  /** NaN if no amount is typed. */
  readonly amount: number;
}) {
  const { order, payment, amount } = props;
  const isValid = isWithin(amount, payment);
  const money = (minor: number) =>
    isValid ? formatMoney({ amount: minor, currency: order.currency }) : '–';
  const closes = isValid && amount === payment.refundable && payment.refund === null;
  return (
    <div className={styles['summary']}>
      <dl className={styles['amounts']}>
        <dt>Customer receives by {payment.paymentMethodName.toLowerCase()}</dt>
        <dd>{money(amount)}</dd>
        <dt>Left to refund</dt>
        <dd>{money(payment.refundable - amount)}</dd>
      </dl>
      <p className={styles['about']}>
        The customer gets an e-mail once the refund is made.
        {closes && ' The order moves to Refunded.'}
      </p>
    </div>
  );
}
