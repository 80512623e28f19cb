import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import styles from './OrderViewTabs.module.css';
import { SaveView } from './SaveView.js';
import { useOrderViews, type ViewChange } from './useOrderViews.js';
import { isEverything, viewSearchOf, searchAfter, viewIn } from './view-search.js';
import { ViewMenu } from './ViewMenu.js';
import type { OrderSearch } from '../order-search.js';
import { Button } from '../../../ui/office/Button.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/** Saved views as tabs, each with its own address. */
export function OrderViewTabs(props: {
  readonly search: OrderSearch;
  readonly onSearch: (search: OrderSearch) => void;
}) {
  const { search, onSearch } = props;
  const { views, change } = useOrderViews();
  const all = views.data?.views ?? [];
  const viewSearch = viewSearchOf(search);
  const shown = viewIn(search, all);
  const act = async (viewChange: ViewChange) => {
    const after = await change.mutateAsync(viewChange);
    onSearch(searchAfter(viewChange, search, after.views));
  };
  return (
    <div className={styles['bar']}>
      <nav className={sharedStyle('tabs', styles['tabs'])} aria-label="Views">
        <Tab search={{}} isShown={shown === undefined && isEverything(viewSearch)}>
          All orders
        </Tab>
        {all.map((view) => (
          <Tab key={view.id} search={{ ...view.search, view: view.id }} isShown={view === shown}>
            <bdi>{view.name}</bdi>
          </Tab>
        ))}
      </nav>
      <span className={styles['tools']}>
        {shown && <ViewMenu view={shown} onAct={act} />}
        {views.isSuccess && <SaveView {...{ shown, viewSearch }} onAct={act} />}
      </span>
      {views.isLoadingError && (
        <p className={styles['away']} role="alert">
          Your views did not load. <Button onPress={() => void views.refetch()}>Try again</Button>
        </p>
      )}
    </div>
  );
}

function Tab(props: {
  readonly search: OrderSearch;
  readonly isShown: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Link
      to="/orders"
      search={props.search}
      activeProps={{}}
      activeOptions={{ exact: true }}
      className={sharedStyle('tab')}
      aria-current={props.isShown ? 'page' : false}
    >
      {props.children}
    </Link>
  );
}
