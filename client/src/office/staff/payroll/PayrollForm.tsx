import type { StaffPayroll } from '@selvedge/shared/staff/payroll/contract';
import { payrollRules } from '@selvedge/shared/staff/payroll/payroll-rules';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { RuledFields } from '../../../ui/office/RuledFields.js';
import { SentForm } from '../../../ui/office/SentForm.js';
import { useSentForm } from '../../../ui/office/useSentForm.js';

const fields = [
  { name: 'streetAddress', label: 'Street address' },
  { name: 'city', label: 'City' },
  { name: 'county', label: 'County' },
  { name: 'postCode', label: 'Postcode', placeholder: 'PO33 2QT' },
  { name: 'bankAccountName', label: 'Name on the account' },
  { name: 'bankName', label: 'Bank' },
  { name: 'sortCode', label: 'Sort code', placeholder: '12-34-56' },
  { name: 'bankAccountNumber', label: 'Account number', placeholder: '12345678' },
  {
    name: 'nationalInsuranceNumber',
    label: 'National Insurance number',
    placeholder: 'AB 12 34 56 C',
  },
] as const;

/** Form of payroll details. `children` are further buttons next to the save button. */
export function PayrollForm(props: {
  readonly payroll: StaffPayroll;
  readonly savedMessage: string;
  readonly save: (payroll: StaffPayroll) => Promise<StaffPayroll>;
  readonly queryKey: QueryKey;
  readonly onSaved?: () => void;
  readonly children?: ReactNode;
}) {
  const { payroll, children, ...saving } = props;
  const sent = useSentForm({ defaultValues: payroll, ...saving });
  return (
    <SentForm sent={sent} lost="Your changes to the payroll details are not saved.">
      <RuledFields
        fields={fields}
        rules={payrollRules}
        button="Save payroll details"
        isPending={sent.isPending}
      >
        {children}
      </RuledFields>
    </SentForm>
  );
}
