import type { StoresQuery } from '@selvedge/shared/plans/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { fetchStores } from './plans.api.js';
import styles from './StoresPage.module.css';
import { StoresTable } from './StoresTable.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { Notice } from '../../ui/office/Notice.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { Pages } from '../../ui/office/Pages.js';
import { SearchForm } from '../../ui/office/SearchForm.js';

interface StoresProps {
  readonly query: StoresQuery;
  readonly onQuery: (query: StoresQuery) => void;
}

/** All shops of the platform with their plans; shops that requested Pro come first. */
export function StoresPage({ query, onQuery }: StoresProps) {
  return (
    <ListPage
      title="Shops"
      tools={
        <search className={styles['search']}>
          <SearchForm
            label="Search shops by name or subdomain"
            placeholder="Name or subdomain"
            term={query.searchTerm ?? ''}
            onTerm={(searchTerm) => {
              onQuery(searchTerm === '' ? {} : { searchTerm });
            }}
          />
        </search>
      }
    >
      <Found query={query} onQuery={onQuery} />
    </ListPage>
  );
}

function Found({ query, onQuery }: StoresProps) {
  const stores = useQuery({
    queryKey: ['stores', query],
    queryFn: () => fetchStores(query),
    placeholderData: keepPreviousData,
  });
  if (stores.isPending) return <ListSkeleton label="Loading shops…" rows={6} />;
  if (stores.isError) return <NotLoaded what="The shops" of={stores} />;
  if (stores.data.total === 0) {
    return query.searchTerm === undefined ? (
      <Notice title="No shops yet" text="Set up the main brand under Installation." />
    ) : (
      <Notice title="No matches" text="No shop name or subdomain matches this search." />
    );
  }
  return (
    <>
      <StoresTable stores={stores.data.data} isStale={stores.isPlaceholderData} />
      <Pages
        of={stores.data}
        nouns={['shop', 'shops']}
        onPage={(page) => {
          onQuery({ ...query, page });
        }}
      />
    </>
  );
}
