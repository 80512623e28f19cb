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

// Separate chunk, because it contains the list of all themes.
const MainBrandPanel = later(async () => (await import('./MainBrandPanel.js')).MainBrandPanel);

/** Set-up of an installation: main brand, mail, insecure settings and failed items. */
export function InstallationPage() {
  const found = useQuery({ queryKey, queryFn: fetchInstallation });
  return (
    <ListPage title="Installation">
      {found.isPending && <ListSkeleton label="Loading installation…" rows={3} />}
      {found.isError && <NotLoaded what="The installation" of={found} />}
      {found.data && (
        <Suspense fallback={<ListSkeleton label="Loading installation…" rows={3} />}>
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
      title="Settings to review"
      text="These settings are read at start-up. See docs/operations/deploy.md for how to change them."
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
