import type { ProductGroupsQuery } from '@selvedge/shared/collections/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';

import { fetchProductGroups, type ProductGroupKind } from '../collections.api.js';
import { PRODUCT_GROUP_LABELS } from '../product-group-labels.js';
import styles from './ProductGroupListPage.module.css';
import { ProductGroupTable } from './ProductGroupTable.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { ListPage } from '../../../ui/office/ListPage.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { Notice } from '../../../ui/office/Notice.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { Pages } from '../../../ui/office/Pages.js';
import { SearchForm } from '../../../ui/office/SearchForm.js';

export interface ListProps {
  readonly query: ProductGroupsQuery;
  readonly onQuery: (query: ProductGroupsQuery) => void;
}

export const CollectionListPage = (props: ListProps) => (
  <ProductGroupListPage kind="collections" {...props} />
);

export const CreatorListPage = (props: ListProps) => (
  <ProductGroupListPage kind="creators" {...props} />
);

const perPage = 50;

function ProductGroupListPage({ kind, query, onQuery }: ListProps & { kind: ProductGroupKind }) {
  const { one, title, empty } = PRODUCT_GROUP_LABELS[kind];
  const groups = useProductGroups(kind, query);
  if (groups.data?.total === 0 && query.searchTerm === undefined) {
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
              label={`Search ${title.toLowerCase()} by name or web address`}
              placeholder="Name or web address"
              term={query.searchTerm ?? ''}
              onTerm={(searchTerm) => {
                onQuery(searchTerm === '' ? {} : { searchTerm });
              }}
            />
          </search>
        </>
      }
    >
      <Found kind={kind} groups={groups} query={query} onQuery={onQuery} />
    </ListPage>
  );
}

/** One page of the list; the previous page stays while the next one loads. */
function useProductGroups(kind: ProductGroupKind, query: ProductGroupsQuery) {
  return useQuery({
    queryKey: [kind, query],
    queryFn: () => fetchProductGroups(kind, { ...query, perPage }),
    placeholderData: keepPreviousData,
  });
}

/** Table of the matching groups, or its loading, error or empty state. */
function Found(
  props: ListProps & { kind: ProductGroupKind; groups: ReturnType<typeof useProductGroups> },
) {
  const { kind, groups, query, onQuery } = props;
  const { one, title } = PRODUCT_GROUP_LABELS[kind];
  if (groups.isPending) return <ListSkeleton label={`Loading ${title}`} rows={6} />;
  if (groups.isError) return <NotLoaded what={`The ${title.toLowerCase()}`} of={groups} />;
  if (groups.data.data.length === 0) {
    return <Notice title="No matches" text="No name or web address contains these words." />;
  }
  return (
    <>
      <ProductGroupTable kind={kind} rows={groups.data.data} isStale={groups.isPlaceholderData} />
      <Pages
        of={groups.data}
        nouns={[one, title.toLowerCase()]}
        onPage={(page) => {
          onQuery({ ...query, page });
        }}
      />
    </>
  );
}
