import type { CustomerSort, ListedCustomer } from '@selvedge/shared/customers/contract';
import { formatMoney } from '@selvedge/shared/money';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { fetchCustomers } from './customers.api.js';
import type { CustomersSearch } from './customers-search.js';
import styles from './CustomersPage.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Button } from '../../ui/office/Button.js';
import { formatDateTime } from '../../ui/office/dates.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { ListTable } from '../../ui/office/ListTable.js';
import listStyles from '../../ui/office/ListTable.module.css';
import { Notice } from '../../ui/office/Notice.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { SearchForm } from '../../ui/office/SearchForm.js';
import { SortHead } from '../../ui/office/SortHead.js';

const css = classesOf({ ...listStyles, ...styles });

interface CustomersProps {
  readonly search: CustomersSearch;
  readonly onSearch: (search: CustomersSearch) => void;
}

/** List of customers with an account, newest first by default. */
export function CustomersPage({ search, onSearch }: CustomersProps) {
  return (
    <ListPage
      title="Customers"
      tools={
        <search className={css('search')}>
          <SearchForm
            label="Search customers by name, e-mail or order"
            placeholder="Name, e-mail or order"
            term={search.searchTerm ?? ''}
            onTerm={(searchTerm) => {
              onSearch({ ...search, searchTerm });
            }}
          />
        </search>
      }
    >
      <Found search={search} onSearch={onSearch} />
    </ListPage>
  );
}

function Found({ search, onSearch }: CustomersProps) {
  const found = useInfiniteQuery({
    queryKey: ['customers', search],
    queryFn: ({ pageParam }) =>
      fetchCustomers({ ...search, ...(pageParam > 0 && { after: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    // Keeps the table mounted, so that the sorting header keeps the focus.
    placeholderData: keepPreviousData,
  });
  if (found.isPending) return <ListSkeleton label="Loading customers" rows={6} />;
  if (found.isError) return <NotLoaded what="The customers" of={found} />;
  const customers = found.data.pages.flatMap((page) => page.customers);
  if (customers.length === 0)
    return search.searchTerm === undefined ? (
      <Notice title="No customers yet" text="People who create an account in a shop appear here." />
    ) : (
      <Notice title="No matches" text="No name, e-mail address or order matches your search." />
    );
  return (
    <>
      <CustomerTable
        customers={customers}
        isStale={found.isPlaceholderData}
        sort={search.sort ?? '-since'}
        onSort={(sort) => {
          onSearch({ ...search, sort });
        }}
      />
      {found.hasNextPage && (
        <div className={css('more')}>
          <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function CustomerTable(props: {
  readonly customers: readonly ListedCustomer[];
  readonly isStale: boolean;
  readonly sort: CustomerSort;
  readonly onSort: (sort: CustomerSort) => void;
}) {
  const { customers, isStale, sort, onSort } = props;
  const counted = { sort, onSort, startsDown: true };
  return (
    <ListTable label="Customers" isStale={isStale}>
      <thead>
        <tr>
          <SortHead name="name" text="Name" sort={sort} onSort={onSort} />
          <th scope="col">E-mail</th>
          <SortHead {...counted} name="orders" text="Orders" className={css('number')} />
          <SortHead {...counted} name="spent" text="Spent" className={css('number')} />
          <SortHead {...counted} name="lastOrder" text="Last order" />
          <SortHead name="since" text="Customer since" sort={sort} onSort={onSort} />
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <Row key={customer.id} customer={customer} />
        ))}
      </tbody>
    </ListTable>
  );
}

function Row({ customer }: { readonly customer: ListedCustomer }) {
  const { id, name, email, verified, createdAt, orders, spent, lastOrderAt } = customer;
  return (
    <tr>
      <th scope="row">
        <Link to="/customers/$customer" params={{ customer: String(id) }} className={css('link')}>
          <span className={css('name')} dir="auto">
            {name}
          </span>
        </Link>
      </th>
      <td className={css('wide')}>
        {email}
        {!verified && <span className={css('unverified')}>not verified</span>}
      </td>
      <td className={css('number')} data-label="Orders">
        {orders}
      </td>
      <td className={css('number')} data-label="Spent">
        {spent.length === 0 ? '–' : spent.map(formatMoney).join(' + ')}
      </td>
      <td data-label="Last order">{lastOrderAt === null ? '–' : formatDateTime(lastOrderAt)}</td>
      <td data-label="Customer since">{formatDateTime(createdAt)}</td>
    </tr>
  );
}
