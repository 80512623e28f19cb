import type { QuoteAnswerName } from '@selvedge/shared/orders/quotes/answers/contract';
import { quoteLink } from '@selvedge/shared/links/links';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { FormState } from '@selvedge/shared/screens/form-state';
import type { ReactNode } from 'react';

import styles from './QuotePage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { useBusyForm } from '../../../lib/useBusyForm.js';
import { buttonClass } from '../../../ui/shop/common/button.js';
import { TextField } from '../../../ui/shop/Field.js';

const css = classesOf(styles);

interface Answer {
  readonly name: QuoteAnswerName;
  readonly label: string;
  readonly kind?: 'primary' | 'secondary';
}

/** Message of the customer with a button for each answer; works without script. */
export function AnswerForm(props: {
  readonly order: ShopperOrder;
  /** Rejected submission. */
  readonly form: FormState | null;
  /** Prefix that makes field ids unique among the page's forms. */
  readonly id: string;
  readonly answers: readonly Answer[];
  /** Hidden fields that identify the answered price or mock-up. */
  readonly about?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}) {
  const { order, form, id, answers, about = {}, children } = props;
  const { busy, onSubmit } = useBusyForm();
  const isRefused = answers.some(({ name }) => name === form?.values['answer']);
  return (
    <form className={css('form')} method="post" action={quoteLink(order.hash)} onSubmit={onSubmit}>
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {order.isMasked && (
        // The error summary links to the field by its name.
        <ProofField id={isRefused ? 'proof' : `${id}-proof`} form={isRefused ? form : null} />
      )}
      <div className={css('ways')}>
        {answers.map(({ name, label, kind = 'secondary' }) => (
          <button
            key={name}
            className={buttonClass(kind)}
            name="answer"
            value={name}
            aria-busy={busy}
          >
            {label}
          </button>
        ))}
      </div>
    </form>
  );
}

/**
 * Proves that the visitor is the customer, because anyone with the link can read the quote.
 * Asked once per browser.
 */
function ProofField({ id, form }: { readonly id: string; readonly form: FormState | null }) {
  return (
    <TextField
      id={id}
      name="proof"
      label="Your e-mail address or postcode"
      form={form}
      maxLength={254}
      autoComplete="email"
      spellCheck={false}
    />
  );
}
