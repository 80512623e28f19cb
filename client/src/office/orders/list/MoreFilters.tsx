import { useState } from 'react';

import styles from './OrderFilters.module.css';
import type { Filter, OrderSearch } from '../order-search.js';
import type { OrdersScope } from '../orders.api.js';
import { StoreFilter } from '../stores/StoreFilter.js';
import { Choice } from '../../../ui/office/Choice.js';
import { Field } from '../../../ui/office/Field.js';
import { isEnter } from '../../../lib/is-enter.js';

const LATE_OPTIONS = [
  { value: '', text: 'Any due date' },
  { value: 'yes', text: 'Late' },
];
const REFUND_OPTIONS = [
  { value: '', text: 'Any refund status' },
  { value: 'due', text: 'Refund due' },
];
const DAYS = [
  { name: 'from', label: 'Placed from' },
  { name: 'to', label: 'Placed until' },
] as const;

export function MoreFilters(props: {
  readonly scope: OrdersScope;
  readonly search: OrderSearch;
  readonly onSearch: (search: OrderSearch) => void;
  readonly narrow: (name: Filter) => (value: string) => void;
}) {
  const { scope, search, onSearch, narrow } = props;
  return (
    <>
      {scope.kind === 'atlas' && (
        <>
          <StoreFilter
            division={search.division}
            onChoose={(division) => {
              const { division: _before, ...rest } = search;
              onSearch(division === undefined ? rest : { ...rest, division });
            }}
          />
          <FactoryField value={search.factory} onFactory={narrow('factory')} />
        </>
      )}
      <Choice
        label="Late"
        value={search.late ?? ''}
        options={LATE_OPTIONS}
        onChange={narrow('late')}
      />
      <Choice
        label="Refund"
        value={search.refund ?? ''}
        options={REFUND_OPTIONS}
        onChange={narrow('refund')}
      />
      {DAYS.map(({ name, label }) => (
        <DayField key={name} label={label} value={search[name]} onDay={narrow(name)} />
      ))}
    </>
  );
}

/** Filters by factory code on blur or Enter. */
function FactoryField(props: {
  readonly value: string | undefined;
  readonly onFactory: (code: string) => void;
}) {
  const { value = '', onFactory } = props;
  const [typed, setTyped] = useState(value);
  const ask = () => {
    if (typed.trim() !== value) onFactory(typed.trim());
  };
  return (
    <Field label="Factory" hint="Factory code, for example paper">
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
          onBlur={ask}
          onKeyDown={(event) => {
            if (isEnter(event)) ask();
          }}
        />
      )}
    </Field>
  );
}

function DayField(props: {
  label: string;
  value: string | undefined;
  onDay: (day: string) => void;
}) {
  const { label, value = '', onDay } = props;
  return (
    <label className={styles['day']}>
      {label}
      <input
        type="date"
        value={value}
        onChange={(event) => {
          onDay(event.currentTarget.value);
        }}
      />
    </label>
  );
}
