import type { QuoteAnswerName } from '@selvedge/shared/orders/quotes/answers/contract';
import { quoteLink } from '@selvedge/shared/storefront/links';
import type { ShopperOrder } from '@selvedge/shared/orders/contract';
import type { FormState } from '@selvedge/shared/storefront/form-state';
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

/** What the customer says, with a button for each answer; it works without our script. */
export function AnswerForm(props: {
  readonly order: ShopperOrder;
  /** What was refused. */
  readonly form: FormState | null;
  /** Tells its fields from those of the other forms of the page. */
  readonly id: string;
  readonly answers: readonly Answer[];
  /** What the answer is about: the price or the mock-up that is seen. */
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
        // What says that it is wrong leads to it by its name.
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

/** whoever has the link may look; the customer alone answers. Asked for once in a browser. */
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
