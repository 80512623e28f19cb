import type { CommentThread, PageComments } from '@selvedge/shared/page-comments/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import styles from './CommentsPanel.module.css';
import { fetchMentionable, startThread } from './comments.api.js';
import { Composer } from './Composer.js';
import { withUniqueLabels } from './draft.js';
import type { PanelParts } from './panel-parts.js';
import { linkedThread } from './linked-thread.js';
import type { TalkRequest } from './useTalk.js';
import { Thread } from './Thread.js';
import { useCommenting } from './useCommenting.js';
import { titleOfBlock } from '../session/block-titles.js';
import type { OpenPage } from '../session/useOpening.js';
import type { PageEditor } from '../session/usePageEditor.js';
import { SideHead } from '../../ui/office/SideHead.js';
import { sharedStyle } from '../../ui/office/shared-style.js';

interface CommentsProps {
  readonly page: OpenPage;
  readonly editor: PageEditor;
  readonly comments: PageComments;
  readonly request: TalkRequest;
  /** Scrolls to a block on the page. */
  readonly onJump: (block: string) => void;
  readonly onClose: () => void;
}

/** All comments on the page; threads of the selected block come first. */
export function CommentsPanel(props: CommentsProps) {
  const { page, editor, comments, request, onJump, onClose } = props;
  const [isPast, setPast] = useState(() => isResolved(comments, linkedThread()));
  const parts = useParts(page, comments);
  const panel = useRef<HTMLElement>(null);
  useShown(panel, editor, { comments, request });
  const shown = comments.threads.filter(({ resolved }) => (resolved !== null) === isPast);
  const openCount = comments.threads.filter(({ resolved }) => resolved === null).length;
  const tab = (past: boolean, text: string, count: number) => (
    <button
      type="button"
      className={sharedStyle('toggle')}
      aria-pressed={isPast === past}
      onClick={() => {
        setPast(past);
      }}
    >
      {text} {count}
    </button>
  );
  return (
    <section className={styles['panel']} aria-label="Comments" ref={panel}>
      <SideHead title="Comments" close="Close comments" onClose={onClose} />
      <NewThread {...parts} editor={editor} />
      <div className={styles['tabs']} role="group" aria-label="Filter comments">
        {tab(false, 'Open', openCount)}
        {tab(true, 'Resolved', comments.threads.length - openCount)}
      </div>
      {shown.length === 0 && (
        <p className={styles['none']}>{isPast ? 'No resolved comments' : 'No open comments'}</p>
      )}
      <ul className={styles['threads']}>
        {chosenFirst(shown, editor.selected).map((thread) => (
          <Thread
            key={thread.id}
            {...{ ...parts, thread, onJump }}
            block={editor.find(thread.blockId)}
            isChosen={thread.blockId === editor.selected}
          />
        ))}
      </ul>
    </section>
  );
}

function NewThread({ editor, ...parts }: PanelParts & Pick<CommentsProps, 'editor'>) {
  const { page, people } = parts;
  const { run, isBusy } = useCommenting(page);
  const { selected, find } = editor;
  if (selected === null) {
    return <p className={styles['none']}>Select a block to comment on it.</p>;
  }
  return (
    <Composer
      key={selected}
      {...{ people, isBusy }}
      place={`${page.me} ${selected}`}
      label={`Comment on this ${titleOfBlock(find(selected)).toLowerCase()}`}
      action="Comment"
      onSend={(reply, onDone) => {
        run(() => startThread(page, { ...reply, blockId: selected }), onDone);
      }}
    />
  );
}

function useParts(page: OpenPage, { people }: PageComments): PanelParts {
  const { data = [] } = useQuery({
    queryKey: ['page', page.id, 'mentionable'],
    queryFn: () => fetchMentionable(page),
  });
  const nameOf = (person: string): string =>
    [...people, ...data].find(({ id }) => id === person)?.name ?? 'Deleted user';
  return { page, people: withUniqueLabels(data), nameOf };
}

/**
 * Focuses the target of the request: the text field, the thread in the URL, or the first thread of
 * the selected block.
 */
function useShown(
  panel: { readonly current: HTMLElement | null },
  { selected, select }: PageEditor,
  { comments, request }: Pick<CommentsProps, 'comments' | 'request'>,
): void {
  const show = useEffectEvent(() => {
    const focus = (selector: string): void => {
      panel.current?.querySelector<HTMLElement>(selector)?.focus();
    };
    if (request.kind === 'write') {
      focus('textarea');
      return;
    }
    const linked = comments.threads.find(({ id }) => id === linkedThread());
    if (selected === null && linked !== undefined) {
      select(linked.blockId);
      focus(`[data-thread="${linked.id}"]`);
    } else if (selected !== null) focus(`[data-block="${selected}"]`);
  });
  useEffect(() => {
    show();
  }, [request]);
}

function chosenFirst(
  threads: readonly CommentThread[],
  selected: string | null,
): readonly CommentThread[] {
  const isChosen = ({ blockId }: CommentThread): boolean => blockId === selected;
  return [...threads.filter(isChosen), ...threads.filter((one) => !isChosen(one))];
}

function isResolved({ threads }: PageComments, thread: string | undefined): boolean {
  return threads.some(({ id, resolved }) => id === thread && resolved !== null);
}
