import { useQuery } from '@tanstack/react-query';

import { fetchOwnPayroll, ownPayrollKey, uncached, saveOwnPayroll } from './payroll.api.js';
import { PayrollForm } from './PayrollForm.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { Panel } from '../../../ui/office/Panel.js';

/** ATL-005: one's own. */
export function OwnPayroll() {
  const payroll = useQuery({ ...uncached, queryKey: ownPayrollKey, queryFn: fetchOwnPayroll });
  return (
    <Panel
      title="Address and payroll"
      text="Kept encrypted. Only you and those who pay you can read it; whoever changes it is asked for their password."
    >
      {payroll.isPending && <ListSkeleton label="Your payroll details load" rows={3} />}
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
