import { problemOf } from '@selvedge/shared/forms/field-rules';
import { pigeonholeRules } from '@selvedge/shared/orders/pigeonholes/pigeonhole';
import { useState } from 'react';

import rows from '../PanelRows.module.css';
import { Button } from '../../../ui/office/Button.js';
import { Field } from '../../../ui/office/Field.js';
import { Form } from '../../../ui/office/Form.js';

/** Form for a slot code, typed or scanned. Input stays if the server refuses it. */
export function SlotForm(props: {
  readonly item: number;
  readonly isPending: boolean;
  readonly onPut: (code: string) => Promise<unknown>;
}) {
  const { item, isPending, onPut } = props;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function put() {
    const found = problemOf(code.trim(), pigeonholeRules);
    setProblem(found);
    if (found !== undefined) return;
    try {
      await onPut(code.trim());
    } catch {
      // The panel has shown the error.
      return;
    }
    setCode('');
  }

  return (
    <Form
      className={rows['tools']}
      isDirty={code !== ''}
      isSent={isPending}
      lost="The item has not been placed in the slot."
      onSend={() => void put()}
    >
      <Field label={`Slot for item ${String(item)}`} error={problem}>
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            size={8}
            value={code}
            onChange={(event) => {
              setCode(event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" isPending={isPending}>
        Place
      </Button>
    </Form>
  );
}
