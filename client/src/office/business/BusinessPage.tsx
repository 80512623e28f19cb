import { useQuery } from '@tanstack/react-query';

import { businessKey, fetchBusiness } from './business.api.js';
import styles from './BusinessPage.module.css';
import { DetailsForm } from './DetailsForm.js';
import { PayoutPanel } from './PayoutPanel.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListTable.js';
import { Notice } from '../../ui/office/Notice.js';

/** Which business the shop is, and where it is paid out to. */
export function BusinessPage() {
  const business = useQuery({ queryKey: businessKey, queryFn: fetchBusiness });
  return (
    <ListPage title="Business and payout">
      {business.isPending && <ListSkeleton label="The business loads" rows={3} />}
      {business.isError && (
        <Notice
          title="The business did not load"
          text={business.error.message}
          onRetry={() => void business.refetch()}
        />
      )}
      {business.data && (
        <div className={styles['panels']}>
          <DetailsForm details={business.data.details} />
          <PayoutPanel payout={business.data.payout} />
        </div>
      )}
    </ListPage>
  );
}
