import type { QuoteAnswerName } from '@selvedge/shared/orders/quotes/contract';
import { quoteLink } from '@selvedge/shared/storefront/links';
import type { ReactNode } from 'react';

import styles from './QuotePage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { useBusyForm } from '../../../lib/useBusyForm.js';
import { buttonClass } from '../../../ui/shop/common/button.js';

const css = classesOf(styles);

interface Answer {
  readonly name: QuoteAnswerName;
  readonly words: string;
  readonly kind?: 'primary' | 'secondary';
}

/** What the customer says, with a button for each answer; it works without our script. */
export function AnswerForm(props: {
  readonly hash: string;
  readonly answers: readonly Answer[];
  /** What the answer is about: the price or the mock-up that is seen. */
  readonly about?: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}) {
  const { hash, answers, about = {}, children } = props;
  const { busy, onSubmit } = useBusyForm();
  return (
    <form className={css('form')} method="post" action={quoteLink(hash)} onSubmit={onSubmit}>
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className={css('ways')}>
        {answers.map(({ name, words, kind = 'secondary' }) => (
          <button
            key={name}
            className={buttonClass(kind)}
            name="answer"
            value={name}
            aria-busy={busy}
          >
            {words}
          </button>
        ))}
      </div>
    </form>
  );
}
