import { AnswerForm } from './AnswerForm.js';
import type { PartProps } from './part-props.js';
import styles from './QuotePage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { TextField } from '../../../ui/shop/Field.js';

const css = classesOf(styles);

/** Requests payment on terms with a purchase order number (RET-010). */
export function QuoteTerms({ order, quote, status, form }: PartProps) {
  const { terms, purchaseOrder } = quote;
  if (purchaseOrder !== null) return <p>{`Your purchase order: ${purchaseOrder}`}</p>;
  if (status !== 'accepted') return null;
  if (terms === 'refused')
    return <p>We cannot offer payment terms for this order. You can pay by card.</p>;
  if (terms === 'none')
    return (
      <AnswerForm
        {...{ order, form }}
        id="terms"
        answers={[{ name: 'request-terms', label: 'Request payment terms' }]}
      />
    );
  // The mock-ups have to be approved first.
  if (terms === 'requested' || !quote.isPayable) return null;
  return (
    <section className={css('part')} aria-labelledby="purchase-order">
      <h2 id="purchase-order">Pay later</h2>
      <AnswerForm
        {...{ order, form }}
        id="number"
        answers={[{ name: 'purchase-order', label: 'Send purchase order', kind: 'primary' }]}
      >
        <TextField
          name="purchaseOrder"
          label="Purchase order number"
          form={form}
          maxLength={60}
          autoComplete="off"
        />
      </AnswerForm>
    </section>
  );
}
