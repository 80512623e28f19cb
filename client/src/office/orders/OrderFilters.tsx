import { ORDER_PRIORITIES } from '@selvedge/shared/orders/order-priority';
import { ORDER_FLOW_NAMES, ORDER_STATUSES, statusName } from '@selvedge/shared/orders/order-status';

import type { OrderSearch } from './order-search.js';
import styles from './OrderFilters.module.css';
import { Choice } from '../../ui/office/Choice.js';
import { SearchForm } from '../../ui/office/SearchForm.js';

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
const SORT_OPTIONS = [
  { value: '', text: 'Newest first' },
  { value: 'oldest', text: 'Oldest first' },
  { value: 'due', text: 'Pressing first' },
  { value: 'moved', text: 'Moved last first' },
];

/** Narrows and sorts the list of orders; every change begins at its first page. */
export function OrderFilters(props: {
  search: OrderSearch;
  onSearch: (search: OrderSearch) => void;
}) {
  const { search, onSearch } = props;
  const narrow = (name: Exclude<keyof OrderSearch, 'page'>, value: string) => {
    const { page: _page, [name]: _before, ...rest } = search;
    onSearch(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <search className={styles['filters']}>
      <SearchForm
        label="Search orders by number, name or e-mail"
        placeholder="Number, name or e-mail"
        term={search.searchTerm ?? ''}
        onTerm={(term) => {
          narrow('searchTerm', term);
        }}
      />
      <Choice
        label="Flow"
        value={search.flow ?? ''}
        options={FLOW_OPTIONS}
        onChange={(value) => {
          narrow('flow', value);
        }}
      />
      <Choice
        label="Status"
        value={search.status ?? ''}
        options={STATUS_OPTIONS}
        onChange={(value) => {
          narrow('status', value);
        }}
      />
      <Choice
        label="Priority"
        value={search.priority ?? ''}
        options={PRIORITY_OPTIONS}
        onChange={(value) => {
          narrow('priority', value);
        }}
      />
      <DayField
        label="Placed from"
        value={search.from}
        onDay={(day) => {
          narrow('from', day);
        }}
      />
      <DayField
        label="Placed until"
        value={search.to}
        onDay={(day) => {
          narrow('to', day);
        }}
      />
      <Choice
        label="Sort"
        value={search.sort ?? ''}
        options={SORT_OPTIONS}
        onChange={(value) => {
          narrow('sort', value);
        }}
      />
    </search>
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
