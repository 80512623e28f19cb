import { Button } from './Button.js';
import { DialogButtons } from './Dialog.js';

/** The foot of a dialog that sends what is typed in it. */
export function SendButtons(props: {
  /** What sending does: `Save`. */
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
