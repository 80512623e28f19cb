import { useQuery } from '@tanstack/react-query';

import { businessKey, fetchBusiness } from './business.api.js';
import { DetailsForm } from './DetailsForm.js';
import { PayoutPanel } from './PayoutPanel.js';
import { VatReturnPanel } from './VatReturnPanel.js';
import fields from '../../ui/office/fields.module.css';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** Legal details and payout account of the shop. */
export function BusinessPage() {
  const business = useQuery({ queryKey: businessKey, queryFn: fetchBusiness });
  return (
    <ListPage title="Business and payout">
      {business.isPending && <ListSkeleton label="Loading business details…" rows={3} />}
      {business.isError && <NotLoaded what="The business details" of={business} />}
      {business.data && (
        <div className={fields['panels']}>
          <DetailsForm details={business.data.details} />
          <PayoutPanel payout={business.data.payout} />
          <VatReturnPanel />
        </div>
      )}
    </ListPage>
  );
}
