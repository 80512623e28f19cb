import type { Installation } from '@selvedge/shared/installation/contract';
import { useQuery } from '@tanstack/react-query';

import { FailuresPanel } from './FailuresPanel.js';
import { fetchInstallation } from './installation.api.js';
import styles from './InstallationPage.module.css';
import { queryKey } from './queries.js';
import { MainBrandPanel } from './MainBrandPanel.js';
import { MailPanel } from './MailPanel.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { Notice } from '../../ui/office/Notice.js';
import { Panel } from '../../ui/office/Panel.js';

/** What an installation still needs before anybody can open a shop, and what of it is not safe. */
export function InstallationPage() {
  const found = useQuery({ queryKey, queryFn: fetchInstallation });
  return (
    <ListPage title="Installation">
      {found.isPending && <ListSkeleton label="The installation loads" rows={3} />}
      {found.isError && (
        <Notice
          title="The installation did not load"
          text={found.error.message}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data && (
        <div className={styles['panels']}>
          <MainBrandPanel brand={found.data.mainBrand} />
          <MailPanel mail={found.data.mail} />
          <AdvicePanel advice={found.data.advice} />
          <FailuresPanel />
        </div>
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
        {advice.map(({ setting, words }) => (
          <div key={setting}>
            <dt>{setting}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
