import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import { presentMockup, type OrderQuote } from '@selvedge/shared/orders/quotes/quote';
import { useState } from 'react';

import { termsLabels } from './quote-labels.js';
import { confirmPurchaseOrder, decideTerms } from './quotes.api.js';
import styles from './Quote.module.css';
import { useQuoteWork } from './useQuoteWork.js';
import { Button } from '../../../ui/office/Button.js';
import { Field } from '../../../ui/office/Field.js';
import { Form } from '../../../ui/office/Form.js';

interface TermsProps {
  readonly order: AtlasOrder;
  readonly quote: OrderQuote;
  readonly mayAgree: boolean;
  readonly mayQuote: boolean;
}

/** Payment terms and purchase order number of a quote. */
export function QuoteTerms({ order, quote, mayAgree, mayQuote }: TermsProps) {
  const { terms, purchaseOrder } = quote;
  if (terms === 'none') return null;
  return (
    <section className={styles['part']} aria-label="Payment terms">
      <h3 className={styles['heading']}>Payment terms</h3>
      <p>{termsLabels[terms]}</p>
      {mayAgree && <Decide order={order} terms={terms} />}
      {purchaseOrder !== null && (
        <p>
          Purchase order <strong>{purchaseOrder}</strong>
        </p>
      )}
      {mayBeNumbered({ order, quote, mayAgree, mayQuote }) && (
        <PurchaseOrderForm key={purchaseOrder} order={order} current={purchaseOrder ?? ''} />
      )}
    </section>
  );
}

/** The purchase order number can be changed until production starts. */
function mayBeNumbered({ order, quote, mayAgree, mayQuote }: TermsProps): boolean {
  const isOpen = mayAgree || (mayQuote && order.status === 'po_confirmed');
  const mockup = presentMockup(quote);
  const isAgreed =
    quote.decision?.accepted === true && (mockup?.state ?? 'approved') === 'approved';
  return isOpen && quote.terms === 'authorised' && isAgreed;
}

function Decide({ order, terms }: Pick<TermsProps, 'order'> & Pick<OrderQuote, 'terms'>) {
  const deciding = useQuoteWork(order.id, (authorised: boolean) =>
    decideTerms(order.id, { authorised }),
  );
  const decide = (authorised: boolean) => () => {
    deciding.mutate(authorised);
  };
  return (
    <div className={styles['tools']}>
      {terms !== 'authorised' && (
        <Button
          kind={terms === 'requested' ? 'primary' : 'quiet'}
          isDisabled={deciding.isPending}
          onPress={decide(true)}
        >
          Authorise terms
        </Button>
      )}
      {terms !== 'refused' && (
        <Button isDisabled={deciding.isPending} onPress={decide(false)}>
          Refuse terms
        </Button>
      )}
    </div>
  );
}

function PurchaseOrderForm({
  order,
  current,
}: Pick<TermsProps, 'order'> & { readonly current: string }) {
  const [number, setNumber] = useState(current);
  const confirming = useQuoteWork(order.id, (purchaseOrder: string) =>
    confirmPurchaseOrder(order.id, { purchaseOrder }),
  );
  const typed = number.trim();
  return (
    <Form
      className={styles['short']}
      isDirty={number !== current}
      isSent={confirming.isPending || confirming.isSuccess}
      lost="Your changes to the purchase order number are not saved."
      onSend={() => {
        if (typed !== '') confirming.mutate(typed);
      }}
    >
      <Field label="Purchase order number">
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={60}
            value={number}
            onChange={({ currentTarget }) => {
              setNumber(currentTarget.value);
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        isPending={confirming.isPending}
        isDisabled={typed === '' || typed === current}
      >
        {current === '' ? 'Confirm purchase order' : 'Update number'}
      </Button>
    </Form>
  );
}
