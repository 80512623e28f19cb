import { businessRules } from '@selvedge/shared/business/business-rules';
import type { BusinessDetails } from '@selvedge/shared/business/contract';

import { businessKey, saveDetails } from './business.api.js';
import { Panel } from '../../ui/office/Panel.js';
import { RuledFields } from '../../ui/office/RuledFields.js';
import { SentForm } from '../../ui/office/SentForm.js';
import { useSentForm } from '../../ui/office/useSentForm.js';

const fields = [
  { name: 'legalName', label: 'Legal name' },
  { name: 'companyNumber', label: 'Company number', placeholder: '12345678' },
  { name: 'vatNumber', label: 'VAT number', placeholder: 'GB123456789' },
  { name: 'charityNumber', label: 'Charity number', placeholder: '1234567' },
] as const;

/** Legal details of the seller (VAL-008 to VAL-010). */
export function DetailsForm({ details }: { readonly details: BusinessDetails }) {
  const savedMessage = 'Business details saved';
  const sent = useSentForm({
    defaultValues: details,
    save: saveDetails,
    savedMessage,
    queryKey: businessKey,
  });
  return (
    <SentForm sent={sent} lost="Your changes to the business details are not saved.">
      <Panel
        title="Business details"
        text="Legal details of the seller. Leave blank what does not apply."
      >
        <RuledFields
          fields={fields}
          rules={businessRules}
          button="Save business details"
          isPending={sent.isPending}
        />
      </Panel>
    </SentForm>
  );
}
