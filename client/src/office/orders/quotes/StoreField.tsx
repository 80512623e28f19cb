import type { QuoteStore } from '@selvedge/shared/orders/quotes/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { fetchQuoteStores } from './quotes.api.js';
import { Field } from '../../../ui/office/Field.js';

export type ChosenStore = Pick<QuoteStore, 'division' | 'currency'>;

/** A store by a part of its name; the code tells those of one name apart. */
export function StoreField(props: { readonly onChoose: (store: ChosenStore | undefined) => void }) {
  const [typed, setTyped] = useState('');
  const list = useId();
  const found = useQuery({
    queryKey: ['quote-stores', termIn(typed)],
    queryFn: () => fetchQuoteStores(termIn(typed)),
    placeholderData: keepPreviousData,
  });
  const stores = found.data ?? [];
  const chosen = stores.find((store) => nameOf(store) === typed.trim());
  const isUnknown = typed.trim() !== '' && found.isSuccess && stores.length === 0;
  return (
    <Field
      label="Store"
      hint="Type a part of its name, and choose it."
      error={isUnknown ? 'There is no such store' : undefined}
    >
      {(control) => (
        <>
          <input
            {...control}
            list={list}
            autoComplete="off"
            value={typed}
            aria-required
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              props.onChoose(stores.find((store) => nameOf(store) === value.trim()));
            }}
            onBlur={() => {
              props.onChoose(chosen);
            }}
          />
          <datalist id={list}>
            {stores.map((store) => (
              <option key={store.division} value={nameOf(store)} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

function nameOf({ name, code }: QuoteStore): string {
  return `${name} (${code})`;
}

/** What was chosen is found by its name alone. */
function termIn(typed: string): string {
  return typed.trim().replace(/ \([^)]*\)$/, '');
}
