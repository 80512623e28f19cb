import type { AtlasOrdersQuery } from '@selvedge/shared/orders/contract';
import { ORDER_FLOW_NAMES, ORDER_STATUSES, statusName } from '@selvedge/shared/orders/order-status';

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

/** Narrows the list of orders; every change begins at its first page. */
export function OrderFilters(props: {
  query: AtlasOrdersQuery;
  onQuery: (query: AtlasOrdersQuery) => void;
}) {
  const { query, onQuery } = props;
  const narrow = (name: 'flow' | 'status' | 'searchTerm', value: string) => {
    const { page: _page, [name]: _before, ...rest } = query;
    onQuery(value === '' ? rest : { ...rest, [name]: value });
  };
  return (
    <search className={styles['filters']}>
      <SearchForm
        label="Search orders by number, name or e-mail"
        placeholder="Number, name or e-mail"
        term={query.searchTerm ?? ''}
        onTerm={(term) => {
          narrow('searchTerm', term);
        }}
      />
      <Choice
        label="Flow"
        value={query.flow ?? ''}
        options={FLOW_OPTIONS}
        onChange={(value) => {
          narrow('flow', value);
        }}
      />
      <Choice
        label="Status"
        value={query.status ?? ''}
        options={STATUS_OPTIONS}
        onChange={(value) => {
          narrow('status', value);
        }}
      />
    </search>
  );
}
