import type { StandingChange, StandingRecord } from '@selvedge/shared/plans/standing-contract';

import { Ago } from '../../ui/office/Ago.js';
import peopleStyles from '../../ui/office/people/people.module.css';
import { Panel } from '../../ui/office/Panel.js';

const LABELS: Readonly<Record<StandingChange['what'], string>> = {
  active: 'Active',
  isPro: 'Pro',
  managed: 'Managed',
  isFraud: 'Fraud',
  isVip: 'VIP',
  betas: 'Betas',
  badges: 'Badges',
  integrationType: 'Integration',
  deliveryProfileId: 'Delivery profile',
};

/** Changes of the plan state, newest first. */
export function PlanStateChanges({ log }: { readonly log: readonly StandingRecord[] }) {
  if (log.length === 0) return null;
  return (
    <Panel title="Change history">
      <ol className={peopleStyles['changes']}>
        {log.map(({ version, by, at, changes }) => (
          <li key={version}>
            <span>{changes.map(({ what, to }) => `${LABELS[what]}: ${to}`).join('; ')}</span>{' '}
            <span className={peopleStyles['soft']}>
              {by === null ? '' : `by ${by}, `}
              <Ago time={at} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
