import type { StaffPayroll } from '@selvedge/shared/staff/payroll/contract';
import { payrollRules } from '@selvedge/shared/staff/payroll/payroll-rules';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import styles from './PayrollForm.module.css';
import { Button } from '../../ui/office/Button.js';
import { Form } from '../../ui/office/Form.js';
import { RuledField } from '../../ui/office/RuledField.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const fields = [
  { name: 'streetAddress', label: 'Street address' },
  { name: 'city', label: 'City' },
  { name: 'county', label: 'County' },
  { name: 'postCode', label: 'Postcode', placeholder: 'PO33 2QT' },
  { name: 'bankAccountName', label: 'Name on the account' },
  { name: 'bankName', label: 'Bank' },
  { name: 'sortCode', label: 'Sort code', placeholder: '12-34-56' },
  { name: 'bankAccountNumber', label: 'Account number', placeholder: '12345678' },
  { name: 'nationalInsuranceNumber', label: 'National Insurance number', placeholder: 'AB123456C' },
] as const;

/** ATL-005. `children` are buttons beside the one that saves. */
export function PayrollForm(props: {
  readonly payroll: StaffPayroll;
  readonly words: string;
  readonly save: (payroll: StaffPayroll) => Promise<StaffPayroll>;
  readonly onSaved: (payroll: StaffPayroll) => void;
  readonly children?: ReactNode;
}) {
  const { payroll, words, save, onSaved, children } = props;
  const tell = useSnackbar();
  const form = useForm<StaffPayroll>({ defaultValues: payroll, mode: 'onTouched' });
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      form.reset(saved);
      tell(words);
      onSaved(saved);
    },
    onError: ({ message }) => {
      tell(message);
    },
  });
  const send = form.handleSubmit((typed) => {
    saving.mutate(typed);
  });
  return (
    <FormProvider {...form}>
      <Form
        className={styles['form']}
        noValidate
        isDirty={form.formState.isDirty}
        isSent={saving.isPending}
        lost="The payroll details are not saved."
        onSend={() => void send()}
      >
        <div className={styles['fields']}>
          {fields.map((field) => (
            <RuledField key={field.name} {...field} rules={payrollRules[field.name]} />
          ))}
        </div>
        <div className={styles['buttons']}>
          {children}
          <Button kind="primary" type="submit" isPending={saving.isPending}>
            Save payroll details
          </Button>
        </div>
      </Form>
    </FormProvider>
  );
}
