import type { PageListing } from '@selvedge/shared/pages/page';
import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';

import { filterPages } from './filter-pages.js';
import type { PageSearch } from './page-search.js';
import { PageTable } from './PageTable.js';
import styles from './PageListPage.module.css';
import type { PageAction } from '../forms/PageActionDialog.js';
import { usePages } from '../usePages.js';
import { useCan } from '../../accounts/index.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { ListPage } from '../../../ui/office/ListPage.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { Notice } from '../../../ui/office/Notice.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { Pages } from '../../../ui/office/Pages.js';
import { later } from '../../../ui/office/later.js';
import { SearchForm } from '../../../ui/office/SearchForm.js';

const PageActionDialog = later(
  async () => (await import('../forms/PageActionDialog.js')).PageActionDialog,
  'over',
);

export interface ListProps {
  readonly search: PageSearch;
  readonly onSearch: (search: PageSearch) => void;
}

/** Page list, with the actions that need no editor. */
export function PageListPage({ search, onSearch }: ListProps) {
  const pages = usePages();
  if (pages.data?.length === 0) return <FirstPage />;
  return (
    <ListPage title="Pages" tools={<PageTools search={search} onSearch={onSearch} />}>
      {pages.isPending && <ListSkeleton label="Loading pages" rows={8} />}
      {pages.isError && <NotLoaded what="The pages" of={pages} />}
      {pages.data && <Found all={pages.data} search={search} onSearch={onSearch} />}
    </ListPage>
  );
}

/** Search and links above the list; most links need a permission. */
function PageTools({ search, onSearch }: ListProps) {
  const may = useCan();
  return (
    <>
      <Link to="/pages/new" className={buttonLink('primary')}>
        <Plus size={16} aria-hidden /> New page
      </Link>
      {may('pages.publish') && (
        <Link to="/split-tests" className={buttonLink()}>
          Split tests
        </Link>
      )}
      {may('comments.write') && (
        <Link to="/comments" className={buttonLink()}>
          Comments
        </Link>
      )}
      {may('team.manage') && (
        <Link to="/team" className={buttonLink()}>
          Team permissions
        </Link>
      )}
      <search className={styles['search']}>
        <SearchForm
          label="Search pages by title or web address"
          placeholder="Title or web address"
          term={search.searchTerm ?? ''}
          onTerm={(searchTerm) => {
            const { sort } = search;
            onSearch({ ...(sort && { sort }), ...(searchTerm !== '' && { searchTerm }) });
          }}
        />
      </search>
    </>
  );
}

function FirstPage() {
  return (
    <ListPage title="Pages">
      <Notice
        title="Create your first page"
        text="Introduce your business, answer common questions or build your own home page from texts, images and products."
      >
        <Link to="/pages/new" className={buttonLink('primary')}>
          Add page
        </Link>
      </Notice>
    </ListPage>
  );
}

/** Table of the matching pages, or the empty state. */
function Found({ all, search, onSearch }: ListProps & { all: readonly PageListing[] }) {
  const found = useMemo(() => filterPages(all, search), [all, search]);
  const [action, setAction] = useState<PageAction>();
  if (found.total === 0) {
    return <Notice title="No matches" text="No title or web address contains these words." />;
  }
  return (
    <>
      <PageTable
        pages={found.data}
        sort={search.sort ?? 'url'}
        onSort={(sort) => {
          const { searchTerm } = search;
          onSearch({ sort, ...(searchTerm !== undefined && { searchTerm }) });
        }}
        onAsk={setAction}
      />
      <Pages
        of={found}
        nouns={['page', 'pages']}
        onPage={(page) => {
          onSearch({ ...search, page });
        }}
      />
      <Suspense>
        {action !== undefined && (
          <PageActionDialog
            action={action}
            all={all}
            onClose={() => {
              setAction(undefined);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
