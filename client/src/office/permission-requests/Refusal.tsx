import { useState } from 'react';

import { Button } from '../../ui/office/Button.js';
import { Dialog, DialogButtons } from '../../ui/office/Dialog.js';
import { Form } from '../../ui/office/Form.js';
import { TextField } from '../../ui/office/TextField.js';
import fields from '../../ui/office/fields.module.css';

/** PRM-005: refuses what somebody asks for, with a word about it if there is one. */
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
        lost="They are not told yet."
        onSend={() => {
          props.onRefuse(word.trim());
        }}
      >
        <TextField
          label="A word about it, if you like"
          maxLength={500}
          value={word}
          onChange={setWord}
        />
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
