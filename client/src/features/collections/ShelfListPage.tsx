import type { DeskShelvesQuery } from '@selvedge/shared/collection-desk/contract';
import type { Paged } from '@selvedge/shared/http/paging';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Search } from 'lucide-react';

import { fetchShelves, type ShelfKind, type ShelfRow } from './collections.api.js';
import { SHELF_WORDS } from './shelf-words.js';
import styles from './ShelfListPage.module.css';
import { ShelfTable, ShelfTableSkeleton } from './ShelfTable.js';
import { Button } from '../../ui/office/Button.js';
import { Notice } from '../../ui/office/Notice.js';

export interface ListProps {
  readonly query: DeskShelvesQuery;
  readonly onQuery: (query: DeskShelvesQuery) => void;
}

/** CAT-026: the store's collections. */
export const CollectionListPage = (props: ListProps) => (
  <ShelfListPage kind="collections" {...props} />
);

/** CAT-027: who draws for the store. */
export const CreatorListPage = (props: ListProps) => <ShelfListPage kind="creators" {...props} />;

const perPage = 50;

function ShelfListPage({ kind, query, onQuery }: ListProps & { kind: ShelfKind }) {
  const { one, title, empty } = SHELF_WORDS[kind];
  const shelves = useShelves(kind, query);
  if (shelves.data?.total === 0 && query.searchTerm === undefined) {
    return (
      <>
        <header className={styles['header']}>
          <h1 className={styles['title']}>{title}</h1>
        </header>
        <Notice title={empty.title} text={empty.text} />
        <Link to={`/${kind}/new`} className={`${styles['primary'] ?? ''} ${styles['begin'] ?? ''}`}>
          {empty.action}
        </Link>
      </>
    );
  }
  return (
    <>
      <header className={styles['header']}>
        <h1 className={styles['title']}>{title}</h1>
        <Link to={`/${kind}/new`} className={styles['primary'] ?? ''}>
          <Plus size={16} aria-hidden /> New {one}
        </Link>
        <SearchForm
          key={query.searchTerm ?? ''}
          title={title}
          term={query.searchTerm ?? ''}
          onTerm={(searchTerm) => {
            onQuery(searchTerm === '' ? {} : { searchTerm });
          }}
        />
      </header>
      <Found kind={kind} shelves={shelves} query={query} onQuery={onQuery} />
    </>
  );
}

/** One page of the list; the page before stays while the next one loads. */
function useShelves(kind: ShelfKind, query: DeskShelvesQuery) {
  return useQuery({
    queryKey: [kind, query],
    queryFn: () => fetchShelves(kind, { ...query, perPage }),
    placeholderData: keepPreviousData,
  });
}

/** The table of what fits, or what there is to say instead. */
function Found(props: ListProps & { kind: ShelfKind; shelves: ReturnType<typeof useShelves> }) {
  const { kind, shelves, query, onQuery } = props;
  const { title } = SHELF_WORDS[kind];
  if (shelves.isPending) return <ShelfTableSkeleton label={`${title} load`} />;
  if (shelves.isError) {
    return (
      <Notice
        title={`The ${title.toLowerCase()} did not load`}
        text={shelves.error.message}
        onRetry={() => void shelves.refetch()}
      />
    );
  }
  if (shelves.data.data.length === 0) {
    return <Notice title="Nothing fits" text="No name or address has these words." />;
  }
  return (
    <>
      <ShelfTable kind={kind} rows={shelves.data.data} isStale={shelves.isPlaceholderData} />
      <Pages
        title={title}
        shelves={shelves.data}
        onPage={(page) => {
          onQuery({ ...query, page });
        }}
      />
    </>
  );
}

function SearchForm(props: { title: string; term: string; onTerm: (term: string) => void }) {
  const { title, term, onTerm } = props;
  return (
    <search className={styles['search']}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('searchTerm');
          onTerm(typeof typed === 'string' ? typed.trim() : '');
        }}
      >
        <Search size={16} aria-hidden className={styles['icon']} />
        <input
          className={styles['field']}
          type="search"
          name="searchTerm"
          aria-label={`Search ${title.toLowerCase()} by name or address`}
          placeholder="Name or address"
          maxLength={100}
          defaultValue={term}
        />
      </form>
    </search>
  );
}

function Pages(props: { title: string; shelves: Paged<ShelfRow>; onPage: (page: number) => void }) {
  const { title, shelves, onPage } = props;
  const { page, total } = shelves;
  const last = Math.max(1, Math.ceil(total / shelves.perPage));
  if (last === 1) return null;
  return (
    <nav className={styles['pages']} aria-label={`Pages of ${title.toLowerCase()}`}>
      <span>
        {total} in all, page {page} of {last}
      </span>
      <Button
        isDisabled={page <= 1}
        onPress={() => {
          onPage(page - 1);
        }}
      >
        Previous
      </Button>
      <Button
        isDisabled={page >= last}
        onPress={() => {
          onPage(page + 1);
        }}
      >
        Next
      </Button>
    </nav>
  );
}
