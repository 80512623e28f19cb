import type { SplitTestAnswer } from '@selvedge/shared/split-tests/contract';

import { removeSplitTest } from './split-tests.api.js';
import { useSplitTestChange } from './useSplitTests.js';
import { ConfirmDelete } from '../../ui/office/popups/ConfirmDelete.js';

interface RemoveDialogProps {
  readonly test: SplitTestAnswer;
  readonly onClose: () => void;
}

/** Asks before what was counted is gone. */
export function RemoveDialog({ test, onClose }: RemoveDialogProps) {
  const removing = useSplitTestChange(onClose);
  return (
    <ConfirmDelete
      title={`Delete “${test.name}”?`}
      isPending={removing.isPending}
      onDelete={() => {
        const send = (division: number) => removeSplitTest(division, test.id);
        removing.mutate({ send, message: 'The test is deleted' });
      }}
      onClose={onClose}
    >
      <p>
        What was counted is deleted with it. Where it still stands on a page, shoppers are told that
        it is no longer active.
      </p>
      {removing.error !== null && <p role="alert">{removing.error.message}</p>}
    </ConfirmDelete>
  );
}
