import { ORDER_PRIORITIES } from '@selvedge/shared/orders/order-priority';
import { ORDER_FLOW_NAMES, ORDER_STATUSES, statusName } from '@selvedge/shared/orders/order-status';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';

import { priorityNames } from '../board/PriorityMark.js';
import type { Filter, OrderSearch } from '../order-search.js';
import type { OrdersScope } from '../orders.api.js';
import styles from './OrderFilters.module.css';
import { sentenceCase } from '../../../lib/sentence-case.js';
import { Button } from '../../../ui/office/Button.js';
import { Choice } from '../../../ui/office/Choice.js';
import { later } from '../../../ui/office/later.js';
import { SearchForm } from '../../../ui/office/SearchForm.js';
import { useIsPhone } from '../../../ui/office/useIsPhone.js';

/** Loaded when its popover opens. */
const MoreFilters = later(async () => (await import('./MoreFilters.js')).MoreFilters);

const FLOW_OPTIONS = [
  { value: '', text: 'All flows' },
  ...ORDER_FLOW_NAMES.map((flow) => ({ value: flow, text: sentenceCase(flow) })),
];
const STATUS_OPTIONS = [
  { value: '', text: 'All statuses' },
  ...ORDER_STATUSES.map((status) => ({ value: status, text: statusName(status) })),
];

const PRIORITY_OPTIONS = [
  { value: '', text: 'Any priority' },
  ...ORDER_PRIORITIES.map((priority) => ({ value: priority, text: priorityNames[priority] })),
];
const SORT_OPTIONS = [
  { value: '', text: 'Newest first' },
  { value: 'oldest', text: 'Oldest first' },
  { value: 'due', text: 'Most urgent first' },
  { value: 'moved', text: 'Recently updated' },
];

/** Shown directly in the bar on wide screens. */
const CHOICES = [
  { name: 'status', label: 'Status', options: STATUS_OPTIONS },
  { name: 'flow', label: 'Flow', options: FLOW_OPTIONS },
  { name: 'priority', label: 'Priority', options: PRIORITY_OPTIONS },
] as const;
interface FilterProps {
  readonly search: OrderSearch;
  readonly narrow: (name: Filter) => (value: string) => void;
}

/** Filters and sort order of the order list; each change returns to the first page. */
export function OrderFilters(props: {
  scope: OrdersScope;
  search: OrderSearch;
  onSearch: (search: OrderSearch) => void;
}) {
  const { search, onSearch } = props;
  const isPhone = useIsPhone();
  const narrow = (name: Filter) => (value: string) => {
    const { [name]: _before, ...rest } = search;
    onSearch(value === '' ? rest : { ...rest, [name]: value });
  };
  const { searchTerm, sort, view: _view, ...chosen } = search;
  const { status: _status, flow: _flow, priority: _priority, ...seldom } = chosen;
  const all = Object.keys(chosen).length;
  return (
    <search className={styles['filters']}>
      <SearchForm
        label="Search orders by number, name or e-mail"
        placeholder="Number, name or e-mail"
        term={searchTerm ?? ''}
        onTerm={narrow('searchTerm')}
      />
      {!isPhone && <Choices search={search} narrow={narrow} />}
      <More count={isPhone ? all : Object.keys(seldom).length}>
        {isPhone && <Choices search={search} narrow={narrow} />}
        <Suspense>
          <MoreFilters {...props} narrow={narrow} />
        </Suspense>
      </More>
      {all > 0 && (
        <Button
          onPress={() => {
            onSearch({ ...(searchTerm && { searchTerm }), ...(sort && { sort }) });
          }}
        >
          Clear
        </Button>
      )}
      <span className={styles['sort']}>
        <Choice label="Sort" value={sort ?? ''} options={SORT_OPTIONS} onChange={narrow('sort')} />
      </span>
    </search>
  );
}

function Choices({ search, narrow }: FilterProps) {
  return CHOICES.map(({ name, label, options }) => (
    <Choice
      key={name}
      label={label}
      value={search[name] ?? ''}
      options={options}
      onChange={narrow(name)}
    />
  ));
}

/** Pop-over with the less frequent filters. Its button shows how many are set. */
function More({ count, children }: { readonly count: number; readonly children: ReactNode }) {
  return (
    <DialogTrigger>
      <Button>
        <SlidersHorizontal size={16} aria-hidden />
        {count === 0 ? 'Filters' : `Filters · ${String(count)}`}
      </Button>
      <Popover className={styles['popover'] ?? ''} placement="bottom start">
        <Dialog className={styles['more'] ?? ''} aria-label="Filters">
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
