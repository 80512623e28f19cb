import type { PaidPerson } from '@selvedge/shared/staff/payroll/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { fetchPaid, fetchPayroll, payrollKey, uncached, savePayroll } from './payroll.api.js';
import { PayrollForm } from './PayrollForm.js';
import { Button } from '../../../ui/office/Button.js';
import { Dialog } from '../../../ui/office/Dialog.js';
import { ListPage } from '../../../ui/office/ListPage.js';
import { ListSkeleton } from '../../../ui/office/ListSkeleton.js';
import { ListTable } from '../../../ui/office/ListTable.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';

/** List of staff that opens the payroll details of each. */
export function PayrollPage() {
  const staff = useQuery({ queryKey: ['payroll'], queryFn: fetchPaid });
  const [chosen, choose] = useState<PaidPerson>();
  return (
    <ListPage title="Payroll">
      {staff.isPending && <ListSkeleton label="Loading staff…" rows={3} />}
      {staff.isError && <NotLoaded what="The staff" of={staff} />}
      {staff.data && <PaidTable staff={staff.data} onChoose={choose} />}
      {chosen !== undefined && (
        <PayrollDialog
          key={chosen.id}
          person={chosen}
          onClose={() => {
            choose(undefined);
          }}
        />
      )}
    </ListPage>
  );
}

function PaidTable(props: {
  readonly staff: readonly PaidPerson[];
  readonly onChoose: (person: PaidPerson) => void;
}) {
  const { staff, onChoose } = props;
  return (
    <ListTable label="Staff" isStale={false}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Payroll</th>
        </tr>
      </thead>
      <tbody>
        {staff.map((person) => (
          <tr key={person.id}>
            <th scope="row" dir="auto">
              {person.name}
            </th>
            <td>
              <Button
                aria-label={`Open payroll of ${person.name}`}
                onPress={() => {
                  onChoose(person);
                }}
              >
                Open
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </ListTable>
  );
}

function PayrollDialog(props: { readonly person: PaidPerson; readonly onClose: () => void }) {
  const { person, onClose } = props;
  const { id, name } = person;
  const payroll = useQuery({
    ...uncached,
    queryKey: payrollKey(id),
    queryFn: () => fetchPayroll(id),
  });
  return (
    <Dialog title={`Payroll of ${name}`} isOpen onClose={onClose}>
      {payroll.isPending && <ListSkeleton label="Loading payroll…" rows={3} />}
      {payroll.isError && <NotLoaded what="The payroll" of={payroll} />}
      {payroll.data && (
        <PayrollForm
          payroll={payroll.data}
          savedMessage={`The payroll details of ${name} are saved`}
          save={(typed) => savePayroll(id, typed)}
          queryKey={payrollKey(id)}
          onSaved={onClose}
        >
          <Button onPress={onClose}>Cancel</Button>
        </PayrollForm>
      )}
    </Dialog>
  );
}
