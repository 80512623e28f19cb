import type { Installation } from '@selvedge/shared/installation/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';

import { FailuresPanel } from './FailuresPanel.js';
import { fetchInstallation } from './installation.api.js';
import styles from './InstallationPage.module.css';
import { queryKey } from './queries.js';
import { MailPanel } from './MailPanel.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { Panel } from '../../ui/office/Panel.js';
import fields from '../../ui/office/fields.module.css';
import { later } from '../../ui/office/later.js';

// With all themes to choose from.
const MainBrandPanel = later(async () => (await import('./MainBrandPanel.js')).MainBrandPanel);

/** What an installation still needs before anybody can open a shop, and what of it is not safe. */
export function InstallationPage() {
  const found = useQuery({ queryKey, queryFn: fetchInstallation });
  return (
    <ListPage title="Installation">
      {found.isPending && <ListSkeleton label="The installation loads" rows={3} />}
      {found.isError && <NotLoaded what="The installation" of={found} />}
      {found.data && (
        <Suspense fallback={<ListSkeleton label="The installation loads" rows={3} />}>
          <div className={fields['panels']}>
            <MainBrandPanel brand={found.data.mainBrand} />
            <MailPanel mail={found.data.mail} />
            <AdvicePanel advice={found.data.advice} />
            <FailuresPanel />
          </div>
        </Suspense>
      )}
    </ListPage>
  );
}

function AdvicePanel({ advice }: Pick<Installation, 'advice'>) {
  if (advice.length === 0) return null;
  return (
    <Panel
      title="Settings to look at"
      text="They are read when the product starts; docs/operations.md says how each is set."
    >
      <dl className={styles['advice']}>
        {advice.map(({ setting, message }) => (
          <div key={setting}>
            <dt>{setting}</dt>
            <dd>{message}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
