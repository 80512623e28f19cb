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

/** Form for a parcel's tracking code. Input stays if the server refuses it. */
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
      // The panel has shown the error.
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
      lost="The tracking code has not been added."
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
        <TextInput label="Tracking link" value={url} onChange={setUrl} error={problems.url} />
      )}
      <div>
        <Button type="submit" isPending={isPending}>
          Add tracking code
        </Button>
      </div>
    </Form>
  );
}

/**
 * Its error clears on the next submit, so that the button below does not move while it is clicked.
 */
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
