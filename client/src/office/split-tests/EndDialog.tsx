import type { SplitTestAnswer } from '@selvedge/shared/split-tests/contract';
import { useState } from 'react';

import { endSplitTest } from './split-tests.api.js';
import styles from './SplitTestsPage.module.css';
import { useSplitTestChange } from './useSplitTests.js';
import { Dialog } from '../../ui/office/Dialog.js';
import { SelectField } from '../../ui/office/SelectField.js';
import { Form } from '../../ui/office/Form.js';
import { SendButtons } from '../../ui/office/SendButtons.js';

interface EndDialogProps {
  readonly test: SplitTestAnswer;
  readonly onClose: () => void;
}

/** Ends a test and selects the variation that all visitors see from then on. */
export function EndDialog({ test, onClose }: EndDialogProps) {
  const { variations } = test;
  const [winner, setWinner] = useState(String(variations[0]?.id ?? ''));
  const ending = useSplitTestChange(onClose);
  return (
    <Dialog title={`End “${test.name}”`} isOpen onClose={onClose}>
      <Form
        className={styles['form']}
        isDirty={false}
        onSend={() => {
          const body = { winner: winner === '' ? null : Number(winner) };
          const send = (division: number) => endSplitTest(division, test.id, body);
          ending.mutate({ send, message: 'Split test ended' });
        }}
      >
        <WinnerField test={test} winner={winner} onChange={setWinner} />
        {ending.error !== null && <p role="alert">{ending.error.message}</p>}
        <SendButtons send="End test" isPending={ending.isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

interface WinnerFieldProps {
  readonly test: SplitTestAnswer;
  /** Id of a variation; empty for none. */
  readonly winner: string;
  readonly onChange: (winner: string) => void;
}

function WinnerField({ test, winner, onChange }: WinnerFieldProps) {
  return (
    <SelectField
      label="Winning variation"
      hint={
        winner === ''
          ? 'Pages that still contain the test tell shoppers that it is no longer active.'
          : 'All visitors see this variation from now on. Pages need no change.'
      }
      value={winner}
      options={[
        ...test.variations.map(({ id, name }) => ({ value: String(id), text: name })),
        { value: '', text: 'None' },
      ]}
      onChange={onChange}
    />
  );
}
