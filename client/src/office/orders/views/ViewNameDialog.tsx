import { maxViewName } from '@selvedge/shared/orders/views/view';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './OrderViewTabs.module.css';
import { Dialog } from '../../../ui/office/Dialog.js';
import { Field } from '../../../ui/office/Field.js';
import { Form } from '../../../ui/office/Form.js';
import { SendButtons } from '../../../ui/office/SendButtons.js';

/** Asks for the name of a view; shows the server's error and keeps the input if it is refused. */
export function ViewNameDialog(props: {
  readonly title: string;
  readonly before: string;
  readonly onName: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const { title, before, onName, onClose } = props;
  const [name, setName] = useState(before);
  const naming = useMutation({ mutationFn: onName, onSuccess: onClose });
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form
        className={styles['form']}
        isDirty={name !== before}
        isSent={naming.isPending || naming.isSuccess}
        lost="The view name is not saved."
        onSend={() => {
          naming.mutate(name.trim());
        }}
      >
        <Field label="Name" error={naming.error?.message}>
          {(control) => (
            <input
              {...control}
              autoComplete="off"
              required
              maxLength={maxViewName}
              value={name}
              onChange={(event) => {
                setName(event.currentTarget.value);
              }}
            />
          )}
        </Field>
        <SendButtons send="Save" isPending={naming.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
