import type { SplitTestAnswer } from '@selvedge/shared/split-tests/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';

import { EndDialog } from './EndDialog.js';
import { RemoveDialog } from './RemoveDialog.js';
import styles from './SplitTestsPage.module.css';
import { StartDialog } from './StartDialog.js';
import { TestPanel } from './TestPanel.js';
import { useSplitTests } from './useSplitTests.js';
import { Button } from '../../ui/office/Button.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { Notice } from '../../ui/office/Notice.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** The open dialog, and its test. */
type TestAction =
  | { readonly what: 'start' }
  | { readonly what: 'end' | 'remove'; readonly test: SplitTestAnswer };

/** Split tests of the shop with the results of their variations. */
export function SplitTestsPage() {
  const tests = useSplitTests();
  const [action, setAction] = useState<TestAction>();
  const all = tests.data?.tests ?? [];
  const button = (
    <Button
      kind="primary"
      onPress={() => {
        setAction({ what: 'start' });
      }}
    >
      <Plus size={16} aria-hidden /> New split test
    </Button>
  );
  return (
    <ListPage title="Split tests" tools={all.length > 0 && button}>
      {tests.isPending && <ListSkeleton label="Loading split tests" rows={3} />}
      {tests.isError && <NotLoaded what="The split tests" of={tests} />}
      {tests.data && all.length === 0 && (
        <Notice
          title="Find out which version sells more"
          text="Show visitors different versions of a page: two headings, for example, or a banner and none. Each visitor keeps seeing the same version, and you see which one leads to more orders."
        >
          {button}
        </Notice>
      )}
      <TestList tests={all} onAsk={setAction} />
      <ActionDialog
        action={action}
        onClose={() => {
          setAction(undefined);
        }}
      />
    </ListPage>
  );
}

interface TestListProps {
  readonly tests: readonly SplitTestAnswer[];
  readonly onAsk: (action: TestAction) => void;
}

function TestList({ tests, onAsk }: TestListProps) {
  return (
    <div className={styles['tests']}>
      {tests.map((test) => (
        <TestPanel
          key={test.id}
          test={test}
          onEnd={() => {
            onAsk({ what: 'end', test });
          }}
          onRemove={() => {
            onAsk({ what: 'remove', test });
          }}
        />
      ))}
    </div>
  );
}

interface ActionDialogProps {
  readonly action: TestAction | undefined;
  readonly onClose: () => void;
}

function ActionDialog({ action, onClose }: ActionDialogProps) {
  switch (action?.what) {
    case undefined:
      return null;
    case 'start':
      return <StartDialog onClose={onClose} />;
    case 'end':
      return <EndDialog test={action.test} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog test={action.test} onClose={onClose} />;
  }
}
