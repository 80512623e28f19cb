import type { CustomerRow } from '@selvedge/shared/customers/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { fetchCustomers } from './customers.api.js';
import styles from './CustomersPage.module.css';
import { Button } from '../../ui/office/Button.js';
import { formatDateTime } from '../../ui/office/dates.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListTable.js';
import { Notice } from '../../ui/office/Notice.js';
import { SearchForm } from '../../ui/office/SearchForm.js';

interface CustomersProps {
  readonly term: string;
  readonly onTerm: (term: string) => void;
}

/** ATL-019: who has an account, the newest first. */
export function CustomersPage({ term, onTerm }: CustomersProps) {
  return (
    <ListPage
      title="Customers"
      tools={
        <search className={styles['search']}>
          <SearchForm
            label="Search customers by name, e-mail or order"
            placeholder="Name, e-mail or order"
            term={term}
            onTerm={onTerm}
          />
        </search>
      }
    >
      <Found term={term} />
    </ListPage>
  );
}

function Found({ term }: { readonly term: string }) {
  const found = useInfiniteQuery({
    queryKey: ['customers', term],
    queryFn: ({ pageParam }) =>
      fetchCustomers({
        ...(term !== '' && { searchTerm: term }),
        ...(pageParam > 0 && { after: pageParam }),
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  if (found.isPending) return <ListSkeleton label="The customers load" rows={6} />;
  if (found.isError)
    return (
      <Notice
        title="The customers did not load"
        text={found.error.message}
        onRetry={() => void found.refetch()}
      />
    );
  const customers = found.data.pages.flatMap((page) => page.customers);
  if (customers.length === 0)
    return term === '' ? (
      <Notice title="Nobody has an account yet" text="Whoever signs up at a shop is listed here." />
    ) : (
      <Notice title="Nobody fits" text="No name, e-mail address or order is like this." />
    );
  return (
    <>
      <ul className={styles['list']}>
        {customers.map((customer) => (
          <Row key={customer.id} customer={customer} />
        ))}
      </ul>
      {found.hasNextPage && (
        <div className={styles['more']}>
          <Button isPending={found.isFetchingNextPage} onPress={() => void found.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Row({ customer: { id, name, email, verified, createdAt } }: { customer: CustomerRow }) {
  return (
    <li>
      <Link to="/customers/$customer" params={{ customer: String(id) }} className={styles['link']}>
        <strong>{name}</strong>
        {name !== email && <span>{email}</span>}
        <span className={styles['soft']}>
          {verified ? '' : 'not verified, '}since {formatDateTime(createdAt)}
        </span>
      </Link>
    </li>
  );
}
