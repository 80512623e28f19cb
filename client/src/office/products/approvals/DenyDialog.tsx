import { useState } from 'react';

import { Button } from '../../../ui/office/Button.js';
import { Dialog, DialogButtons } from '../../../ui/office/Dialog.js';
import { Field } from '../../../ui/office/Field.js';
import { Form } from '../../../ui/office/Form.js';
import fields from '../../../ui/office/fields.module.css';

interface DenyDialogProps {
  readonly name: string;
  readonly onDeny: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a denial, which the owner reads. */
export function DenyDialog({ name, onDeny, onClose }: DenyDialogProps) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isEmpty = reason.trim() === '';
  return (
    <Dialog title={`Deny ${name}?`} isOpen onClose={onClose}>
      <Form
        className={fields['form']}
        isDirty={reason !== ''}
        lost="Your decision has not been saved."
        noValidate
        onSend={(form) => {
          setMissing(isEmpty);
          if (isEmpty) form.querySelector('textarea')?.focus();
          else onDeny(reason.trim());
        }}
      >
        <p>The product is no longer shown or sold until it is approved.</p>
        <ReasonField reason={reason} isMissing={isMissing && isEmpty} onReason={setReason} />
        <DialogButtons>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="danger" type="submit">
            Deny
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}

interface ReasonFieldProps {
  readonly reason: string;
  readonly isMissing: boolean;
  readonly onReason: (reason: string) => void;
}

function ReasonField({ reason, isMissing, onReason }: ReasonFieldProps) {
  return (
    <Field
      label="Reason"
      hint="The owner reads it on the page of the product. Say what to change."
      error={isMissing ? 'Enter a reason' : undefined}
    >
      {(control) => (
        <textarea
          {...control}
          rows={4}
          maxLength={500}
          autoFocus
          required
          value={reason}
          onChange={(event) => {
            onReason(event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
