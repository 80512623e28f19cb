import type { DeskShelvesQuery } from '@selvedge/shared/collections/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { fetchShelves, type ShelfKind } from './collections.api.js';
import { SHELF_WORDS } from './shelf-words.js';
import styles from './ShelfListPage.module.css';
import { ShelfTable } from './ShelfTable.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListTable.js';
import { Notice } from '../../ui/office/Notice.js';
import { Pages } from '../../ui/office/Pages.js';
import { SearchForm } from '../../ui/office/SearchForm.js';

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
      <ListPage title={title}>
        <Notice title={empty.title} text={empty.text} />
        <Link to={`/${kind}/new`} className={`${buttonLink('primary')} ${styles['begin'] ?? ''}`}>
          {empty.action}
        </Link>
      </ListPage>
    );
  }
  return (
    <ListPage
      title={title}
      tools={
        <>
          <Link to={`/${kind}/new`} className={buttonLink('primary')}>
            <Plus size={16} aria-hidden /> New {one}
          </Link>
          <search className={styles['search']}>
            <SearchForm
              label={`Search ${title.toLowerCase()} by name or address`}
              placeholder="Name or address"
              term={query.searchTerm ?? ''}
              onTerm={(searchTerm) => {
                onQuery(searchTerm === '' ? {} : { searchTerm });
              }}
            />
          </search>
        </>
      }
    >
      <Found kind={kind} shelves={shelves} query={query} onQuery={onQuery} />
    </ListPage>
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
  const { one, title } = SHELF_WORDS[kind];
  if (shelves.isPending) return <ListSkeleton label={`${title} load`} rows={6} />;
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
        of={shelves.data}
        words={[one, title.toLowerCase()]}
        onPage={(page) => {
          onQuery({ ...query, page });
        }}
      />
    </>
  );
}
