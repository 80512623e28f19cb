import type { PickedLabel } from '@selvedge/shared/orders/labels/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { pickLabel } from './labels.api.js';
import styles from './LabelQueuePage.module.css';
import { Button } from '../../../ui/office/Button.js';
import { Field } from '../../../ui/office/Field.js';
import { Form } from '../../../ui/office/Form.js';

/**
 * Picks labels by code, scanned or typed. A scanner types the code and presses Enter. A refused
 * code stays selected, so that the next scan replaces it.
 */
export function ScanForm() {
  const [picked, setPicked] = useState<PickedLabel>();
  const input = useRef<HTMLInputElement>(null);
  const pick = useMutation({
    mutationFn: (code: string) => pickLabel({ code }),
    onSuccess: (label) => {
      setPicked(label);
      if (input.current !== null) input.current.value = '';
    },
    onError: () => {
      setPicked(undefined);
      input.current?.select();
    },
  });
  return (
    <Form
      className={styles['scan']}
      isDirty={false}
      onSend={() => {
        const code = input.current?.value.trim() ?? '';
        if (code !== '') pick.mutate(code);
      }}
    >
      <Field
        label="Pick by code"
        hint="Scan a label, or type its code and press Enter."
        error={pick.error?.message}
      >
        {(control) => (
          <input {...control} ref={input} autoComplete="off" autoCapitalize="characters" />
        )}
      </Field>
      <Button type="submit" isPending={pick.isPending}>
        Pick
      </Button>
      <p role="status" className={styles['picked']}>
        {picked !== undefined &&
          `Label ${String(picked.counter)} of order #${String(picked.orderId)} picked`}
      </p>
    </Form>
  );
}
