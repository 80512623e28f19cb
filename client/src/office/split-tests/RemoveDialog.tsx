import type { SplitTestAnswer } from '@selvedge/shared/split-tests/contract';

import { removeSplitTest } from './split-tests.api.js';
import { useSplitTestChange } from './useSplitTests.js';
import { Button } from '../../ui/office/Button.js';
import { Dialog, DialogButtons } from '../../ui/office/Dialog.js';

interface RemoveDialogProps {
  readonly test: SplitTestAnswer;
  readonly onClose: () => void;
}

/** Asks before what was counted is gone. */
export function RemoveDialog({ test, onClose }: RemoveDialogProps) {
  const removing = useSplitTestChange(onClose);
  return (
    <Dialog title={`Delete “${test.name}”?`} isOpen onClose={onClose} role="alertdialog">
      <p>
        What was counted is deleted with it. Where it still stands on a page, shoppers are told that
        it is no longer active.
      </p>
      {removing.error !== null && <p role="alert">{removing.error.message}</p>}
      <DialogButtons>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          kind="danger"
          isPending={removing.isPending}
          onPress={() => {
            const send = (division: number) => removeSplitTest(division, test.id);
            removing.mutate({ send, words: 'The test is deleted' });
          }}
        >
          Delete
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
