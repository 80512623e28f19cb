import { AnswerForm } from './AnswerForm.js';
import type { PartProps } from './part-props.js';
import styles from './QuotePage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { TextField } from '../../../ui/shop/Field.js';

const css = classesOf(styles);

/** Accept, accept on terms, or decline. */
export function QuoteDecision({ order, quote, status, form }: PartProps) {
  if (status !== 'open' && status !== 'declined') return null;
  const about = { revision: String(quote.revision) };
  return (
    <section className={css('part')} aria-labelledby="decision">
      <h2 id="decision">Your answer</h2>
      <AnswerForm
        {...{ order, form, about }}
        id="accept"
        answers={[
          { name: 'accept', label: 'Accept quote', kind: 'primary' },
          { name: 'accept-on-terms', label: 'Accept and request payment terms' },
        ]}
      />
      {status === 'open' && (
        <details className={css('other')} open={form?.values['answer'] === 'decline'}>
          <summary>Decline</summary>
          <AnswerForm
            {...{ order, form, about }}
            id="decline"
            answers={[{ name: 'decline', label: 'Decline quote' }]}
          >
            <TextField
              id="decline-words"
              name="words"
              label="Reason for declining"
              form={form}
              required={false}
              maxLength={2000}
            />
          </AnswerForm>
        </details>
      )}
    </section>
  );
}
