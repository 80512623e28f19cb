import { businessRules } from '@selvedge/shared/business/business-rules';
import type { BusinessDetails } from '@selvedge/shared/business/contract';
import { FormProvider, useForm } from 'react-hook-form';

import { saveDetails } from './business.api.js';
import styles from './BusinessPage.module.css';
import { RuledField } from '../../ui/office/RuledField.js';
import { useSaving } from './useSaving.js';
import { Button } from '../../ui/office/Button.js';
import { Form } from '../../ui/office/Form.js';
import { Panel } from '../../ui/office/Panel.js';

const fields = [
  { name: 'legalName', label: 'Legal name' },
  { name: 'companyNumber', label: 'Company number', placeholder: '12345678' },
  { name: 'vatNumber', label: 'VAT number', placeholder: 'GB123456789' },
  { name: 'charityNumber', label: 'Charity number', placeholder: '1234567' },
] as const;

/** VAL-008 to VAL-010: what the shop is by law. */
export function DetailsForm({ details }: { readonly details: BusinessDetails }) {
  const form = useForm<BusinessDetails>({ defaultValues: details, mode: 'onBlur' });
  const saving = useSaving(saveDetails, 'Business details saved');
  const save = form.handleSubmit(async (typed) => {
    const { details: saved } = await saving.mutateAsync(typed);
    form.reset(saved);
  });
  return (
    <FormProvider {...form}>
      <Form
        noValidate
        isDirty={form.formState.isDirty}
        isSent={saving.isPending}
        lost="The business details are not saved."
        onSend={() => {
          // What went wrong is told already.
          save().catch(() => undefined);
        }}
      >
        <Panel
          title="Business details"
          text="Who sells here. Empty what your business does not have."
        >
          <div className={styles['fields']}>
            {fields.map((field) => (
              <RuledField key={field.name} {...field} rules={businessRules[field.name]} />
            ))}
          </div>
          <div className={styles['buttons']}>
            <Button kind="primary" type="submit" isPending={saving.isPending}>
              Save business details
            </Button>
          </div>
        </Panel>
      </Form>
    </FormProvider>
  );
}
