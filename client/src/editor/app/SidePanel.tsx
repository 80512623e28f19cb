import { Suspense } from 'react';

import type { Workbench } from './useWorkbench.js';
import type { OpenPage } from '../session/useOpening.js';
import { RetryNotice } from '../../ui/office/RetryNotice.js';
import { later } from '../../ui/office/later.js';

const HistoryPanel = later(async () => (await import('../history/HistoryPanel.js')).HistoryPanel);
const CommentsPanel = later(
  async () => (await import('../comments/CommentsPanel.js')).CommentsPanel,
);

interface SidePanelProps {
  readonly page: OpenPage;
  readonly bench: Workbench;
}

/** Panel that replaces the properties: page history or comments. */
export function SidePanel({ page, bench }: SidePanelProps) {
  const { editor, past, talk, showPage } = bench;
  if (past.isOpen) {
    return (
      <Suspense>
        <HistoryPanel page={page} shown={past.revision} onShow={past.show} onClose={past.toggle} />
      </Suspense>
    );
  }
  const { comments, request } = talk;
  if (talk.areMissing)
    return <RetryNotice text="The comments could not be loaded." onRetry={talk.refetch} />;
  if (comments === undefined || request === undefined) {
    return <p role="status" aria-busy aria-label="Loading comments" />;
  }
  return (
    <Suspense>
      <CommentsPanel
        {...{ page, editor, comments, request }}
        onJump={(block) => {
          editor.select(block);
          bench.canvas.channel?.send('scrollTo', { id: block });
          showPage();
        }}
        onClose={talk.toggle}
      />
    </Suspense>
  );
}
