import type { BulkAction } from '@selvedge/shared/products/admin/bulk-actions';
import type { BulkEdit, BulkResult } from '@selvedge/shared/products/admin/bulk/contract';
import type { AdminChoices } from '@selvedge/shared/products/admin/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './BulkBar.module.css';
import { BULK_CHOICES, BulkValue, editOf, type BulkInput } from './BulkValue.js';
import { editProducts } from '../products.api.js';
import { Button } from '../../../ui/office/Button.js';
import { Choice } from '../../../ui/office/Choice.js';
import { Form } from '../../../ui/office/Form.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

/** Bulk actions for the selected products. */
export function BulkBar(props: {
  uuids: readonly string[];
  choices: AdminChoices | undefined;
  onClear: () => void;
}) {
  const { uuids, choices, onClear } = props;
  const [action, setAction] = useState<BulkAction>('enable');
  const [input, setInput] = useState<BulkInput>({ text: '' });
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { refused, apply } = useBulkEdit(() => {
    setKey(crypto.randomUUID());
  });
  const currency = currencyIn(choices);
  const edit = editOf(action, input, currency);
  return (
    <Form
      className={styles['bar']}
      aria-label="Edit selected products"
      // A selected action is quickly redone, so leaving needs no warning.
      isDirty={false}
      onSend={() => {
        if (edit !== undefined) apply.mutate({ ...edit, key, uuids: [...uuids] });
      }}
    >
      <strong className={styles['count']}>{uuids.length} selected</strong>
      <Choice
        label="Action"
        value={action}
        options={BULK_CHOICES}
        onChange={(value) => {
          // The option values are the bulk actions.
          setAction(value as BulkAction);
          setInput({ text: '' });
        }}
      />
      <BulkValue {...{ action, input, choices, currency }} onInput={setInput} />
      <Button
        kind="primary"
        type="submit"
        isDisabled={edit === undefined}
        isPending={apply.isPending}
      >
        Apply
      </Button>
      <Button onPress={onClear}>Clear selection</Button>
      <Refused results={refused} />
    </Form>
  );
}

function Refused({ results: [first, ...others] }: { results: readonly BulkResult[] }) {
  if (first === undefined) return null;
  return (
    <p role="alert" className={styles['refused']}>
      {others.length + 1} not updated: {first.reason}
    </p>
  );
}

/** The store's currency; GBP until the choices are loaded. */
function currencyIn(choices: AdminChoices | undefined): string {
  return choices?.currency ?? 'GBP';
}

/** Sends a bulk edit, reports its result and refreshes the list. */
function useBulkEdit(onDone: () => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const [refused, setRefused] = useState<readonly BulkResult[]>([]);
  const apply = useMutation({
    mutationFn: (edit: BulkEdit) => editProducts(edit),
    onSuccess: ({ results }) => {
      const changed = results.filter(({ outcome }) => outcome === 'changed').length;
      setRefused(results.filter(({ outcome }) => outcome === 'refused'));
      notify(`${String(changed)} of ${String(results.length)} products updated`);
      onDone();
      void client.invalidateQueries({ queryKey: ['products'] });
      void client.invalidateQueries({ queryKey: ['product-choices'] });
    },
    onError: (error) => {
      notify(error.message);
    },
  });
  return { refused, apply };
}
