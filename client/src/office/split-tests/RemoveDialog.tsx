import type { SplitTestAnswer } from '@selvedge/shared/split-tests/contract';

import { removeSplitTest } from './split-tests.api.js';
import { useSplitTestChange } from './useSplitTests.js';
import { ConfirmDelete } from '../../ui/office/popups/ConfirmDelete.js';

interface RemoveDialogProps {
  readonly test: SplitTestAnswer;
  readonly onClose: () => void;
}

/** Confirms the deletion of a test and its results. */
export function RemoveDialog({ test, onClose }: RemoveDialogProps) {
  const removing = useSplitTestChange(onClose);
  return (
    <ConfirmDelete
      title={`Delete “${test.name}”?`}
      isPending={removing.isPending}
      onDelete={() => {
        const send = (division: number) => removeSplitTest(division, test.id);
        removing.mutate({ send, message: 'Split test deleted' });
      }}
      onClose={onClose}
    >
      <p>
        Its results are deleted too. Pages that still contain the test tell shoppers that it is no
        longer active.
      </p>
      {removing.error !== null && <p role="alert">{removing.error.message}</p>}
    </ConfirmDelete>
  );
}
