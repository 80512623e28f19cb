import type { CommentThread } from '@selvedge/shared/page-comments/contract';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { reopenThread, resolveThread, writeReply } from './comments.api.js';
import { Composer } from './Composer.js';
import type { PanelParts } from './panel-parts.js';
import { CommentItem } from './CommentItem.js';
import styles from './Thread.module.css';
import { useCommenting } from './useCommenting.js';
import { titleOfBlock, textOfBlock } from '../session/block-titles.js';
import { Ago } from '../../ui/office/Ago.js';

interface ThreadProps extends PanelParts {
  readonly thread: CommentThread;
  /** Undefined if the block was deleted. */
  readonly block: LiveBlock | undefined;
  readonly isChosen: boolean;
  readonly onJump: (block: string) => void;
}

/** Comment thread of a block, with its resolved state. */
export function Thread({ thread, block, isChosen, onJump, ...parts }: ThreadProps) {
  const { page, people, nameOf } = parts;
  const { id, resolved, comments } = thread;
  const { run, isBusy } = useCommenting(page);
  const title = block === undefined ? 'Deleted block' : titleOfBlock(block);
  return (
    <li
      className={styles['thread']}
      data-thread={id}
      data-block={thread.blockId}
      data-chosen={isChosen}
      tabIndex={-1}
      aria-label={`Comments: ${title}`}
    >
      <Head {...{ page, thread, block, isChosen, onJump }} title={title} />
      {resolved !== null && (
        <p className={styles['resolved']}>
          Resolved by {nameOf(resolved.by)}, <Ago time={resolved.at} />
        </p>
      )}
      <ol className={styles['comments']}>
        {comments.map((comment) => (
          <CommentItem key={comment.id} {...parts} thread={id} comment={comment} />
        ))}
      </ol>
      <Composer
        {...{ people, isBusy }}
        place={`${page.me} ${id}`}
        label="Reply"
        action="Reply"
        onSend={(reply, onDone) => {
          run(() => writeReply(page, id, reply), onDone);
        }}
      />
    </li>
  );
}

interface HeadProps extends Pick<ThreadProps, 'page' | 'thread' | 'block' | 'isChosen' | 'onJump'> {
  readonly title: string;
}

/** Block of the thread, and the button that resolves or reopens it. */
function Head({ page, thread, block, isChosen, onJump, title }: HeadProps) {
  const { id, resolved } = thread;
  const { run, isBusy } = useCommenting(page);
  return (
    <header className={styles['head']}>
      {block === undefined ? (
        <p className={styles['gone']}>{title}</p>
      ) : (
        <button
          type="button"
          className={styles['block']}
          aria-current={isChosen}
          onClick={() => {
            onJump(block.uuid);
          }}
        >
          {title} <span>{textOfBlock(block)}</span>
        </button>
      )}
      <button
        type="button"
        className={styles['settle']}
        disabled={isBusy}
        onClick={() => {
          run(() => (resolved === null ? resolveThread(page, id) : reopenThread(page, id)));
        }}
      >
        {resolved === null ? 'Resolve' : 'Reopen'}
      </button>
    </header>
  );
}
