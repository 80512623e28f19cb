import type { OrderStore } from '@selvedge/shared/orders/lists/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { fetchOrderStores } from '../orders.api.js';
import { Field } from '../../../ui/office/Field.js';

export type ChosenStore = Pick<OrderStore, 'division' | 'currency'>;

/** Field that finds a store by part of its name. The code distinguishes stores of the same name. */
export function StoreField(props: {
  /** Initial selection. */
  readonly chosen?: OrderStore | undefined;
  readonly isRequired?: boolean;
  readonly onChoose: (store: ChosenStore | undefined) => void;
}) {
  const { chosen: before, isRequired = false, onChoose } = props;
  const [typed, setTyped] = useState(before === undefined ? '' : nameOf(before));
  const list = useId();
  const found = useQuery({
    queryKey: ['order-stores', termIn(typed)],
    queryFn: () => fetchOrderStores({ searchTerm: termIn(typed) }),
    placeholderData: keepPreviousData,
  });
  const stores = found.data ?? [];
  const chosen = stores.find((store) => nameOf(store) === typed.trim());
  const isUnknown = typed.trim() !== '' && found.isSuccess && stores.length === 0;
  return (
    <Field
      label="Shop"
      hint="Start typing a name, then select a shop."
      error={isUnknown ? 'No shop matches this name' : undefined}
    >
      {(control) => (
        <>
          <input
            {...control}
            list={list}
            autoComplete="off"
            value={typed}
            aria-required={isRequired}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              onChoose(stores.find((store) => nameOf(store) === value.trim()));
            }}
            onBlur={() => {
              if (found.isSuccess && !found.isPlaceholderData) onChoose(chosen);
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

function nameOf({ name, code }: OrderStore): string {
  return `${name} (${code})`;
}

/** Strips the code, because the search is by name only. */
function termIn(typed: string): string {
  return typed.trim().replace(/ \([^()]*\)$/, '');
}
