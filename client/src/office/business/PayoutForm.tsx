import { payoutRules } from '@selvedge/shared/business/business-rules';

import { businessKey, savePayout } from './business.api.js';
import { RuledFields } from '../../ui/office/RuledFields.js';
import { SentForm } from '../../ui/office/SentForm.js';
import { useSentForm } from '../../ui/office/useSentForm.js';

const fields = [
  { name: 'accountHolder', label: 'Account holder' },
  { name: 'sortCode', label: 'Sort code', placeholder: '12-34-56' },
  { name: 'accountNumber', label: 'Account number', placeholder: '12345678' },
  {
    name: 'nationalInsuranceNumber',
    label: 'National Insurance number',
    hint: 'For sole traders. Leave blank for a company.',
  },
] as const;

/**
 * Payout form. All numbers must be entered again, because the server never returns the saved ones
 * in full.
 */
export function PayoutForm(props: {
  readonly accountHolder?: string;
  readonly onDone: () => void;
}) {
  const { accountHolder = '', onDone } = props;
  const sent = useSentForm({
    defaultValues: { accountHolder, sortCode: '', accountNumber: '', nationalInsuranceNumber: '' },
    save: savePayout,
    savedMessage: 'Payout details saved',
    queryKey: businessKey,
    onSaved: onDone,
  });
  return (
    <SentForm sent={sent} lost="Your changes to the payout details are not saved.">
      <RuledFields
        fields={fields}
        rules={payoutRules}
        button="Save payout details"
        isPending={sent.isPending}
      />
    </SentForm>
  );
}
