import { problemOf } from '@selvedge/shared/forms/field-rules';
import { CARRIERS, carrierName, type Carrier } from '@selvedge/shared/orders/tracking/carriers';
import type { AddTrackingCode } from '@selvedge/shared/orders/tracking/contract';
import {
  trackingCodeRules,
  trackingUrlRules,
  typedCode,
} from '@selvedge/shared/orders/tracking/tracking-code';
import { useState } from 'react';

import styles from './TrackingPanel.module.css';
import { Button } from '../../../ui/office/Button.js';
import { Choice } from '../../../ui/office/Choice.js';
import { Field } from '../../../ui/office/Field.js';
import { Form } from '../../../ui/office/Form.js';

const options = CARRIERS.map((value) => ({ value, text: carrierName(value) }));

interface Problems {
  readonly code?: string | undefined;
  readonly url?: string | undefined;
}

function problemsOf({ code, url }: { code: string; url: string | undefined }): Problems {
  return {
    code: problemOf(typedCode(code), trackingCodeRules),
    url: url === undefined ? undefined : problemOf(url.trim(), trackingUrlRules),
  };
}

/** Asks for the code of a parcel; what was refused stays as it was typed. */
export function TrackingForm(props: {
  readonly onAdd: (added: AddTrackingCode) => Promise<unknown>;
  readonly isPending: boolean;
}) {
  const { onAdd, isPending } = props;
  const [carrier, setCarrier] = useState<Carrier>('royal-mail');
  const [code, setCode] = useState('');
  const [url, setUrl] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const isOther = carrier === 'other';

  async function add() {
    const found = problemsOf({ code, url: isOther ? url : undefined });
    setProblems(found);
    if (found.code !== undefined || found.url !== undefined) return;
    try {
      await onAdd({ carrier, code: typedCode(code), ...(isOther && { url: url.trim() }) });
    } catch {
      // The panel has said why.
      return;
    }
    setCode('');
    setUrl('');
  }

  return (
    <Form
      className={styles['form']}
      isDirty={code !== '' || url !== ''}
      isSent={isPending}
      lost="The tracking code is not added."
      onSend={() => void add()}
    >
      <Choice
        label="Carrier"
        value={carrier}
        options={options}
        onChange={(value) => {
          setCarrier(CARRIERS.find((one) => one === value) ?? 'other');
        }}
      />
      <TextInput label="Tracking code" value={code} onChange={setCode} error={problems.code} />
      {isOther && (
        <TextInput label="Link to follow it" value={url} onChange={setUrl} error={problems.url} />
      )}
      <div>
        <Button type="submit" isPending={isPending}>
          Add tracking code
        </Button>
      </div>
    </Form>
  );
}

/** Its error goes with the next try, not while somebody is on the way to the button below it. */
function TextInput(props: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}) {
  const { label, value, onChange, error } = props;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
