import type { ChangeCustomer, CustomerFile } from '@selvedge/shared/customers/contract';
import { LEAD_STATUS_NAMES, LEAD_STATUSES } from '@selvedge/shared/customers/lead';
import { useState } from 'react';

import { changeCustomer } from './customers.api.js';
import styles from './CustomersPage.module.css';
import { useCustomerChange } from './useCustomerChange.js';
import { namesIn } from '../../lib/names-in.js';
import { Button } from '../../ui/office/Button.js';
import { Choice } from '../../ui/office/Choice.js';
import { Form } from '../../ui/office/Form.js';
import { TextField } from '../../ui/office/TextField.js';

const OPTIONS = [
  { value: '', text: 'No lead' },
  ...LEAD_STATUS_NAMES.map((value) => ({ value, text: LEAD_STATUSES[value] })),
];

/** How far somebody is as a lead, and what they do and want; what was not changed is not sent. */
export function LeadForm({ file }: { readonly file: CustomerFile }) {
  const before = {
    leadStatus: file.leadStatus ?? '',
    services: file.tags.services.join(', '),
    industries: file.tags.industries.join(', '),
  };
  const [typed, type] = useState<Readonly<Record<keyof typeof before, string>>>(before);
  const send = (asked: ChangeCustomer) => changeCustomer(file.id, asked);
  const saving = useCustomerChange(file.id, send, `What you say of ${file.name} is kept.`);
  const isDirty = JSON.stringify(typed) !== JSON.stringify(before);
  return (
    <Form
      className={styles['form']}
      isDirty={isDirty}
      isSent={saving.isPending || saving.isSuccess}
      lost={`What you say of ${file.name} is not kept yet.`}
      onSend={() => {
        const { services, industries } = typed;
        const leadStatus = LEAD_STATUS_NAMES.find((one) => one === typed.leadStatus) ?? null;
        saving.mutate({
          ...(typed.leadStatus !== before.leadStatus && { leadStatus }),
          ...(services !== before.services && { services: namesIn(services) }),
          ...(industries !== before.industries && { industries: namesIn(industries) }),
        });
      }}
    >
      <Choice
        label="Lead status"
        value={typed.leadStatus}
        options={OPTIONS}
        onChange={(leadStatus) => {
          type({ ...typed, leadStatus });
        }}
      />
      <Tags
        typed={typed}
        onType={(tags) => {
          type({ ...typed, ...tags });
        }}
      />
      <div>
        <Button type="submit" isDisabled={!isDirty} isPending={saving.isPending}>
          Save
        </Button>
      </div>
    </Form>
  );
}

type TagTexts = Readonly<Record<'services' | 'industries', string>>;

function Tags(props: {
  readonly typed: TagTexts;
  readonly onType: (tags: Partial<TagTexts>) => void;
}) {
  return (['services', 'industries'] as const).map((kind) => (
    <TextField
      key={kind}
      label={kind === 'services' ? 'Services' : 'Industries'}
      description="With commas between"
      value={props.typed[kind]}
      onChange={(value) => {
        props.onType({ [kind]: value });
      }}
    />
  ));
}
