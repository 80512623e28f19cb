import { ORDER_PRIORITIES } from '@selvedge/shared/orders/order-priority';
import { ORDER_FLOW_NAMES, ORDER_STATUSES, statusName } from '@selvedge/shared/orders/order-status';
import type { ReactNode } from 'react';

import type { OrderSearch } from './order-search.js';
import styles from './OrderFilters.module.css';
import { Choice } from '../../ui/office/Choice.js';
import { SearchForm } from '../../ui/office/SearchForm.js';
import { useIsPhone } from '../../ui/office/useIsPhone.js';

const FLOW_OPTIONS = [
  { value: '', text: 'All flows' },
  ...ORDER_FLOW_NAMES.map((flow) => ({ value: flow, text: flow })),
];
const STATUS_OPTIONS = [
  { value: '', text: 'All statuses' },
  ...ORDER_STATUSES.map((status) => ({ value: status, text: statusName(status) })),
];

const PRIORITY_OPTIONS = [
  { value: '', text: 'Any priority' },
  ...ORDER_PRIORITIES.map((priority) => ({ value: priority, text: priority })),
];
const REFUND_OPTIONS = [
  { value: '', text: 'Any refund' },
  { value: 'due', text: 'Refund due' },
];
const SORT_OPTIONS = [
  { value: '', text: 'Newest first' },
  { value: 'oldest', text: 'Oldest first' },
  { value: 'due', text: 'Pressing first' },
  { value: 'moved', text: 'Moved last first' },
];

type Filter = Exclude<keyof OrderSearch, 'page' | 'view'>;

/** Those of which one is chosen. */
const CHOICES = [
  { name: 'flow', label: 'Flow', options: FLOW_OPTIONS },
  { name: 'status', label: 'Status', options: STATUS_OPTIONS },
  { name: 'priority', label: 'Priority', options: PRIORITY_OPTIONS },
  { name: 'refund', label: 'Refund', options: REFUND_OPTIONS },
  { name: 'sort', label: 'Sort', options: SORT_OPTIONS },
] as const;
const DAYS = [
  { name: 'from', label: 'Placed from' },
  { name: 'to', label: 'Placed until' },
] as const;

/** Narrows and sorts the list of orders; every change begins at its first page. */
export function OrderFilters(props: {
  search: OrderSearch;
  onSearch: (search: OrderSearch) => void;
}) {
  const { search, onSearch } = props;
  const narrow = (name: Filter) => (value: string) => {
    const { page: _page, [name]: _before, ...rest } = search;
    onSearch(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <search className={styles['filters']}>
      <SearchForm
        label="Search orders by number, name or e-mail"
        placeholder="Number, name or e-mail"
        term={search.searchTerm ?? ''}
        onTerm={narrow('searchTerm')}
      />
      <Folded chosen={chosenIn(search)}>
        {CHOICES.map(({ name, label, options }) => (
          <Choice
            key={name}
            label={label}
            value={search[name] ?? ''}
            options={options}
            onChange={narrow(name)}
          />
        ))}
        {DAYS.map(({ name, label }) => (
          <DayField key={name} label={label} value={search[name]} onDay={narrow(name)} />
        ))}
      </Folded>
    </search>
  );
}

/** On a phone the list comes first: what narrows it stands behind a word, which says how much does. */
function Folded({ chosen, children }: { chosen: number; children: ReactNode }) {
  if (!useIsPhone()) return children;
  return (
    <details className={styles['folded']}>
      <summary>{chosen === 0 ? 'Filters' : `Filters · ${String(chosen)}`}</summary>
      <div className={styles['more']}>{children}</div>
    </details>
  );
}

function chosenIn({ searchTerm: _term, page: _page, view: _view, ...chosen }: OrderSearch): number {
  return Object.keys(chosen).length;
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
