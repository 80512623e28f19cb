import type { ShopPlan } from '@selvedge/shared/plans/contract';
import { PRO_FEATURES } from '@selvedge/shared/plans/pro-features';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import styles from './PlanPage.module.css';
import { askForPro, fetchPlan } from './plans.api.js';
import { Ago } from '../../ui/office/Ago.js';
import { Button } from '../../ui/office/Button.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { Panel } from '../../ui/office/Panel.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const queryKey = ['plan'] as const;

/** Current plan of the shop, with the features of Pro and a button to request it. */
export function PlanPage() {
  const plan = useQuery({ queryKey, queryFn: fetchPlan });
  return (
    <ListPage title="Plan">
      {plan.isPending && <ListSkeleton label="Loading plan…" rows={2} />}
      {plan.isError && <NotLoaded what="The plan" of={plan} />}
      {plan.data && (
        <div className={styles['panels']}>
          <Panel
            title={plan.data.isPro ? 'Your shop has Pro' : 'Your shop is on Basic'}
            text={plan.data.isPro ? 'Your plan includes:' : 'Pro adds:'}
          >
            <ul>
              {PRO_FEATURES.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}.</strong> {text}
                </li>
              ))}
            </ul>
            <ProRequest plan={plan.data} />
          </Panel>
        </div>
      )}
    </ListPage>
  );
}

function ProRequest({ plan: { isPro, askedAt } }: { plan: ShopPlan }) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const ask = useMutation({
    mutationFn: askForPro,
    onSuccess: (plan) => {
      client.setQueryData(queryKey, plan);
      notify('Pro requested.');
    },
    onError: ({ message }) => {
      notify(message);
    },
  });
  if (isPro) return null;
  if (askedAt !== null) {
    return (
      <p className={styles['waits']}>
        You requested Pro <Ago time={askedAt} />. We will notify you when it is active.
      </p>
    );
  }
  return (
    <div>
      <Button
        kind="primary"
        isPending={ask.isPending}
        onPress={() => {
          ask.mutate();
        }}
      >
        Request Pro
      </Button>
    </div>
  );
}
