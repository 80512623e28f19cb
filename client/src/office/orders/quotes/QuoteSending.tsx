import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { OrderQuote } from '@selvedge/shared/orders/quotes/quote';
import { dayIn } from '@selvedge/shared/orders/quotes/quote-validity';
import type { SendQuote } from '@selvedge/shared/orders/quotes/contract';
import { useState } from 'react';

import { sendQuote } from './quotes.api.js';
import styles from './Quote.module.css';
import { useQuoteWork } from './useQuoteWork.js';
import { Button } from '../../../ui/office/Button.js';
import { Field } from '../../../ui/office/Field.js';
import { Form } from '../../../ui/office/Form.js';

/** Default validity of a quote in days. */
const usualDays = 30;

/** Sends the quote by e-mail, valid until a date. Sending again renews it. */
export function QuoteSending(props: { readonly order: AtlasOrder; readonly quote: OrderQuote }) {
  const { order, quote } = props;
  const { revision, sentRevision } = quote;
  const [[today, usual]] = useState(() => [dayIn(0, Date.now()), dayIn(usualDays, Date.now())]);
  const [day, setDay] = useState(usual);
  const sending = useQuoteWork(order.id, (body: SendQuote) => sendQuote(order.id, body));
  const isSent = sentRevision === revision;
  return (
    <Form
      className={styles['short']}
      isDirty={day !== usual}
      isSent={sending.isPending || sending.isSuccess}
      lost="The quote has not been sent."
      onSend={() => {
        sending.mutate({ revision, ...(day !== '' && { validUntil: day }) });
      }}
    >
      <Field label="Valid until" hint="Leave blank for no expiry date.">
        {(control) => (
          <input
            {...control}
            type="date"
            min={today}
            value={day}
            onChange={({ currentTarget }) => {
              setDay(currentTarget.value);
            }}
          />
        )}
      </Field>
      <Button
        kind={isSent ? 'quiet' : 'primary'}
        type="submit"
        isPending={sending.isPending}
        isDisabled={order.total === 0 || order.email === null}
      >
        {isSent ? 'Send again' : 'Send to customer'}
      </Button>
    </Form>
  );
}
