import { payoutRules } from '@selvedge/shared/business/business-rules';
import type { PayoutDetails } from '@selvedge/shared/business/contract';
import { FormProvider, useForm } from 'react-hook-form';

import { savePayout } from './business.api.js';
import styles from './BusinessPage.module.css';
import { RuledField } from '../../ui/office/RuledField.js';
import { useSaving } from './useSaving.js';
import { Button } from '../../ui/office/Button.js';
import { Form } from '../../ui/office/Form.js';

const fields = [
  { name: 'accountHolder', label: 'Account holder' },
  { name: 'sortCode', label: 'Sort code', placeholder: '12-34-56' },
  { name: 'accountNumber', label: 'Account number', placeholder: '12345678' },
  {
    name: 'nationalInsuranceNumber',
    label: 'National Insurance number',
    hint: 'Of a sole trader. Leave empty for a company.',
  },
] as const;

/** All of it is typed anew, since the numbers that were saved are not here. */
export function PayoutForm(props: {
  readonly accountHolder?: string;
  readonly onDone: () => void;
}) {
  const { accountHolder = '', onDone } = props;
  const form = useForm<PayoutDetails>({
    defaultValues: { accountHolder, sortCode: '', accountNumber: '', nationalInsuranceNumber: '' },
    mode: 'onBlur',
  });
  const saving = useSaving(savePayout, 'Payout details saved');
  const save = form.handleSubmit(async (typed) => {
    await saving.mutateAsync(typed);
    onDone();
  });
  return (
    <FormProvider {...form}>
      <Form
        className={styles['form']}
        noValidate
        isDirty={form.formState.isDirty}
        isSent={saving.isPending}
        lost="The payout details are not saved."
        onSend={() => {
          // What went wrong is told already.
          save().catch(() => undefined);
        }}
      >
        <div className={styles['fields']}>
          {fields.map((field) => (
            <RuledField key={field.name} {...field} rules={payoutRules[field.name]} />
          ))}
        </div>
        <div className={styles['buttons']}>
          <Button kind="primary" type="submit" isPending={saving.isPending}>
            Save payout details
          </Button>
        </div>
      </Form>
    </FormProvider>
  );
}
