import type { PriceQuote } from '@selvedge/shared/orders/quotes/contract';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { useState } from 'react';

import { readQuote, typedOf } from './quote-lines.js';
import { QuoteLinesFields } from './QuoteLinesFields.js';
import { priceQuote } from './quotes.api.js';
import styles from './Quote.module.css';
import { useQuoteWork } from './useQuoteWork.js';
import { Button } from '../../../ui/office/Button.js';
import { Form } from '../../../ui/office/Form.js';

/** Other lines, or another price; the customer is asked again. */
export function QuoteEditor(props: {
  readonly order: AtlasOrder;
  /** Of what is changed here: another that came meanwhile is not overwritten. */
  readonly revision: number;
  readonly onClose: () => void;
}) {
  const { order, onClose } = props;
  // As it was when the work on it began.
  const [{ before, revision }] = useState(() => ({
    before: typedOf(order.items, order.shipping),
    revision: props.revision,
  }));
  const [quote, setQuote] = useState(before);
  const pricing = useQuoteWork(order.id, (price: PriceQuote) => priceQuote(order.hash, price));
  const read = readQuote(quote);
  return (
    <Form
      className={styles['form']}
      isDirty={quote !== before}
      isSent={pricing.isPending || pricing.isSuccess}
      lost="The new lines and prices are not saved."
      onSend={() => {
        if (read === undefined) return;
        const { lines, shipping } = read;
        pricing.mutate({ revision, lines, shipping }, { onSuccess: onClose });
      }}
    >
      <QuoteLinesFields quote={quote} currency={order.currency} onChange={setQuote} />
      <div className={styles['tools']}>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          kind="primary"
          type="submit"
          isDisabled={read === undefined}
          isPending={pricing.isPending}
        >
          Save price
        </Button>
      </div>
    </Form>
  );
}
