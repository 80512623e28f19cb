import { useQuery } from '@tanstack/react-query';

import { businessKey, fetchBusiness } from './business.api.js';
import { DetailsForm } from './DetailsForm.js';
import { PayoutPanel } from './PayoutPanel.js';
import fields from '../../ui/office/fields.module.css';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
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
        <div className={fields['panels']}>
          <DetailsForm details={business.data.details} />
          <PayoutPanel payout={business.data.payout} />
        </div>
      )}
    </ListPage>
  );
}
