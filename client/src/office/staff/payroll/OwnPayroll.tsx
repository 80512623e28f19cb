import { useQuery } from '@tanstack/react-query';

import { fetchOwnPayroll, ownPayrollKey, uncached, saveOwnPayroll } from './payroll.api.js';
import { PayrollForm } from './PayrollForm.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { Panel } from '../../../ui/office/Panel.js';

/** Payroll details of the signed-in member of staff. */
export function OwnPayroll() {
  const payroll = useQuery({ ...uncached, queryKey: ownPayrollKey, queryFn: fetchOwnPayroll });
  return (
    <Panel
      title="Address and payroll"
      text="Stored encrypted. Only you and payroll staff can read it. Changes require your password."
    >
      {payroll.isPending && <ListSkeleton label="Loading your payroll details…" rows={3} />}
      {payroll.isError && <NotLoaded what="Your payroll details" of={payroll} />}
      {payroll.data && (
        <PayrollForm
          payroll={payroll.data}
          savedMessage="Your payroll details are saved"
          save={saveOwnPayroll}
          queryKey={ownPayrollKey}
        />
      )}
    </Panel>
  );
}
