import { Button } from './Button.js';
import { DialogButtons } from './Dialog.js';

/** Footer of a dialog with a form: submit and cancel. */
export function SendButtons(props: {
  /** Label of the submit button: `Save`. */
  readonly send: string;
  readonly isPending: boolean;
  readonly onCancel: () => void;
}) {
  return (
    <DialogButtons>
      <Button onPress={props.onCancel}>Cancel</Button>
      <Button kind="primary" type="submit" isPending={props.isPending}>
        {props.send}
      </Button>
    </DialogButtons>
  );
}
