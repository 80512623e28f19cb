import type { ChangeCustomer, CustomerFile } from '@selvedge/shared/customers/contract';
import { LEAD_STATUS_NAMES, LEAD_STATUSES, leadCurrency } from '@selvedge/shared/customers/lead';
import { useState } from 'react';

import { changeCustomer } from './customers.api.js';
import styles from './CustomersPage.module.css';
import { useCustomerChange } from './useCustomerChange.js';
import { amountIn, amountText, typedAmountProblem } from '../../ui/office/amounts.js';
import { namesIn } from '../../lib/names-in.js';
import { Button } from '../../ui/office/Button.js';
import { Choice } from '../../ui/office/Choice.js';
import { Form } from '../../ui/office/Form.js';
import { TextField } from '../../ui/office/TextField.js';

const OPTIONS = [
  { value: '', text: 'No lead' },
  ...LEAD_STATUS_NAMES.map((value) => ({ value, text: LEAD_STATUSES[value] })),
];

type Texts = Readonly<Record<'leadStatus' | 'services' | 'industries' | 'potentialValue', string>>;

function textsOf({ leadStatus, tags, potentialValue }: CustomerFile): Texts {
  return {
    leadStatus: leadStatus ?? '',
    services: tags.services.join(', '),
    industries: tags.industries.join(', '),
    potentialValue: amountText(potentialValue, leadCurrency),
  };
}

/** Only the changed fields, as the request body. */
function changedIn(typed: Texts, before: Texts): ChangeCustomer {
  const { services, industries, potentialValue } = typed;
  const leadStatus = LEAD_STATUS_NAMES.find((one) => one === typed.leadStatus) ?? null;
  return {
    ...(typed.leadStatus !== before.leadStatus && { leadStatus }),
    ...(services !== before.services && { services: namesIn(services) }),
    ...(industries !== before.industries && { industries: namesIn(industries) }),
    ...(potentialValue !== before.potentialValue && {
      potentialValue: amountIn(potentialValue, leadCurrency),
    }),
  };
}

/**
 * Lead status, potential value and tags of a customer. Changes by others appear in fields that the
 * user has not edited; edited fields keep their input.
 */
export function LeadForm({ file }: { readonly file: CustomerFile }) {
  const before = textsOf(file);
  const [touched, touch] = useState<Partial<Texts>>({});
  const typed = { ...before, ...touched };
  const saving = useLead(file);
  const changes = changedIn(typed, before);
  const isDirty = Object.keys(changes).length > 0;
  const type = (change: Partial<Texts>) => touch({ ...touched, ...change });
  return (
    <Form
      className={styles['form']}
      isDirty={isDirty}
      isSent={saving.isPending}
      lost={`Your changes to ${file.name} are not saved.`}
      onSend={() => {
        saving.mutate(changes, {
          onSuccess: () => {
            touch({});
          },
        });
      }}
    >
      <Choice
        label="Lead status"
        value={typed.leadStatus}
        options={OPTIONS}
        onChange={(leadStatus) => {
          type({ leadStatus });
        }}
      />
      <TextField
        label="Potential value"
        description={`Expected revenue per year, in ${leadCurrency}`}
        inputMode="decimal"
        value={typed.potentialValue}
        validate={(value) => (value === '' ? null : typedAmountProblem(value, leadCurrency))}
        onChange={(potentialValue) => {
          type({ potentialValue });
        }}
      />
      <Tags typed={typed} onType={type} />
      <div>
        <Button type="submit" isDisabled={!isDirty} isPending={saving.isPending}>
          Save
        </Button>
      </div>
    </Form>
  );
}

function useLead({ id, name }: CustomerFile) {
  const send = (changes: ChangeCustomer) => changeCustomer(id, changes);
  return useCustomerChange(id, send, `Changes to ${name} saved`);
}

type TagTexts = Pick<Texts, 'services' | 'industries'>;

function Tags(props: {
  readonly typed: TagTexts;
  readonly onType: (tags: Partial<TagTexts>) => void;
}) {
  return (['services', 'industries'] as const).map((kind) => (
    <TextField
      key={kind}
      label={kind === 'services' ? 'Services' : 'Industries'}
      description="Separate with commas"
      value={props.typed[kind]}
      onChange={(value) => {
        props.onType({ [kind]: value });
      }}
    />
  ));
}
