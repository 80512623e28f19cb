import { useState } from 'react';

import { Button } from '../../ui/office/Button.js';
import { Dialog, DialogButtons } from '../../ui/office/Dialog.js';
import { Form } from '../../ui/office/Form.js';
import { TextField } from '../../ui/office/TextField.js';
import fields from '../../ui/office/fields.module.css';

/** Dialog that refuses a permission request, with an optional message. */
export function Refusal(props: {
  readonly title: string;
  readonly onRefuse: (word: string) => void;
  readonly onClose: () => void;
}) {
  const [word, setWord] = useState('');
  return (
    <Dialog title={props.title} isOpen onClose={props.onClose}>
      <Form
        className={fields['form']}
        isDirty={word !== ''}
        lost="Your decision has not been sent."
        onSend={() => {
          props.onRefuse(word.trim());
        }}
      >
        <TextField label="Message (optional)" maxLength={500} value={word} onChange={setWord} />
        <DialogButtons>
          <Button onPress={props.onClose}>Cancel</Button>
          <Button kind="danger" type="submit">
            Refuse
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  );
}
