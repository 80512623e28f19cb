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

/** What can be done with the products that are ticked; shown while some are. */
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
      aria-label="Change the selected products"
      // What is chosen here is one press away, and changes nothing before.
      isDirty={false}
      onSend={() => {
        if (edit !== undefined) apply.mutate({ ...edit, key, uuids: [...uuids] });
      }}
    >
      <strong className={styles['count']}>{uuids.length} selected</strong>
      <Choice
        label="What to do"
        value={action}
        options={BULK_CHOICES}
        onChange={(value) => {
          // The options are the actions.
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
      <Button onPress={onClear}>Clear</Button>
      <Refused results={refused} />
    </Form>
  );
}

function Refused({ results: [first, ...others] }: { results: readonly BulkResult[] }) {
  if (first === undefined) return null;
  return (
    <p role="alert" className={styles['refused']}>
      {others.length + 1} refused: {first.reason}
    </p>
  );
}

/** That of the shop, as soon as it is known. */
function currencyIn(choices: AdminChoices | undefined): string {
  return choices?.currency ?? 'GBP';
}

/** Sends an edit, says how it went, and has the list read again. */
function useBulkEdit(onDone: () => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const [refused, setRefused] = useState<readonly BulkResult[]>([]);
  const apply = useMutation({
    mutationFn: (edit: BulkEdit) => editProducts(edit),
    onSuccess: ({ results }) => {
      const changed = results.filter(({ outcome }) => outcome === 'changed').length;
      setRefused(results.filter(({ outcome }) => outcome === 'refused'));
      notify(`${String(changed)} of ${String(results.length)} products changed`);
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
