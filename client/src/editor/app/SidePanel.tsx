import { Suspense } from 'react';

import type { Workbench } from './useWorkbench.js';
import type { OpenPage } from '../session/useOpening.js';
import { AskAgain } from '../../ui/office/AskAgain.js';
import { later } from '../../ui/office/later.js';

const HistoryPanel = later(async () => (await import('../history/HistoryPanel.js')).HistoryPanel);
/** Whoever opens no comments has no need of it. */
const CommentsPanel = later(
  async () => (await import('../comments/CommentsPanel.js')).CommentsPanel,
);

interface SidePanelProps {
  readonly page: OpenPage;
  readonly bench: Workbench;
}

/** What was asked for instead of properties: the history of the page, or what is said about it. */
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
    return <AskAgain text="The comments did not come." onRetry={talk.askAgain} />;
  if (comments === undefined || request === undefined) {
    return <p role="status" aria-busy aria-label="The comments are being fetched" />;
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
