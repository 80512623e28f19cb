import type { MakeQuote } from '@selvedge/shared/orders/quotes/contract';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';

import { emptyPerson, PersonFields, personIn, type TypedPerson } from './PersonFields.js';
import { emptyLine, readQuote, type TypedQuote } from './quote-lines.js';
import { QuoteLinesFields } from './QuoteLinesFields.js';
import { makeQuote } from './quotes.api.js';
import styles from './Quote.module.css';
import { StoreField, type ChosenStore } from '../stores/StoreField.js';
import { backLink } from '../../../ui/office/back-link.js';
import { Button } from '../../../ui/office/Button.js';
import { Form } from '../../../ui/office/Form.js';
import { Panel } from '../../../ui/office/Panel.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

interface Typed {
  readonly store: ChosenStore | undefined;
  readonly person: TypedPerson;
  readonly quote: TypedQuote;
}

const untouched: Typed = {
  store: undefined,
  person: emptyPerson,
  quote: { lines: [emptyLine(1)], discount: '', shipping: '' },
};

/** Form for a quote that staff create for a customer. */
export function NewQuotePage() {
  const [typed, setTyped] = useState(untouched);
  const [id] = useState(() => crypto.randomUUID());
  const making = useMaking();
  const body = bodyOf(typed, id);
  return (
    <article className={styles['sheet']}>
      <Link to="/board" search={{ flow: 'bespoke' }} className={backLink}>
        <ArrowLeft size={16} aria-hidden /> Board
      </Link>
      <h1 className={styles['title']}>New quote</h1>
      <Form
        className={styles['form']}
        isDirty={typed !== untouched}
        isSent={making.isPending || making.isSuccess}
        lost="The quote has not been created."
        onSend={() => {
          if (body !== undefined) making.mutate(body);
        }}
      >
        <QuoteFields typed={typed} onChange={setTyped} />
        <div className={styles['tools']}>
          <Button
            kind="primary"
            type="submit"
            isDisabled={body === undefined}
            isPending={making.isPending}
          >
            Create quote
          </Button>
        </div>
      </Form>
    </article>
  );
}

function QuoteFields(props: { readonly typed: Typed; readonly onChange: (typed: Typed) => void }) {
  const { typed, onChange } = props;
  return (
    <>
      <Panel title="Customer">
        <StoreField
          isRequired
          onChoose={(store) => {
            onChange({ ...typed, store });
          }}
        />
        <PersonFields
          person={typed.person}
          onChange={(person) => {
            onChange({ ...typed, person });
          }}
        />
      </Panel>
      <Panel title="Lines">
        <QuoteLinesFields
          quote={typed.quote}
          currency={typed.store?.currency ?? 'GBP'}
          onChange={(quote) => {
            onChange({ ...typed, quote });
          }}
        />
      </Panel>
    </>
  );
}

function bodyOf({ store, person, quote }: Typed, id: string): MakeQuote | undefined {
  const read = readQuote(quote, store?.currency ?? 'GBP');
  const whose = personIn(person);
  if (store === undefined || read === undefined || whose === undefined) return undefined;
  const { lines, discount, shipping } = read;
  return { id, division: store.division, ...whose, lines, discount, shipping };
}

/** Creates the quote and opens it; shows the server's message if it is refused. */
function useMaking() {
  const notify = useSnackbar();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: makeQuote,
    onSuccess: (made) => navigate({ to: '/orders/$id', params: { id: String(made.id) } }),
    onError: (error) => {
      notify(error.message);
    },
  });
}
