import { AnswerForm } from './AnswerForm.js';
import type { PartProps } from './part-props.js';
import styles from './QuotePage.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { TextField } from '../../../ui/shop/Field.js';

const css = classesOf(styles);

/** Statuses in which mock-ups can no longer be approved. */
const over: ReadonlySet<PartProps['status']> = new Set(['settled', 'cancelled', 'expired']);

/** Mock-ups for the customer's approval. */
export function QuoteMockups({ order, quote, status, form }: PartProps) {
  const mockup = quote.mockups.at(-1);
  if (mockup === undefined) return null;
  const { id, url, state, comment } = mockup;
  const isOpen = !over.has(status);
  return (
    <section className={css('part')} aria-labelledby="mockup">
      <h2 id="mockup">Mock-up</h2>
      <a href={url}>
        <img className={css('mockup')} src={url} alt="What we will make" />
      </a>
      {state === 'approved' && <p>You approved this mock-up.</p>}
      {state === 'changes' && (
        <p>{`You asked for changes${comment === null ? '' : `: ${comment}`}`}</p>
      )}
      {isOpen && state === 'waiting' && (
        <>
          <AnswerForm
            {...{ order, form }}
            id="approve"
            about={{ mockup: id }}
            answers={[{ name: 'approve-mockup', label: 'Approve mock-up', kind: 'primary' }]}
          />
          <details className={css('other')} open={form?.values['answer'] === 'change-mockup'}>
            <summary>Request changes</summary>
            <AnswerForm
              {...{ order, form }}
              id="change"
              about={{ mockup: id }}
              answers={[{ name: 'change-mockup', label: 'Request changes' }]}
            >
              <TextField
                id="words"
                name="words"
                label="What should we change?"
                form={form}
                maxLength={2000}
              />
            </AnswerForm>
          </details>
        </>
      )}
    </section>
  );
}
