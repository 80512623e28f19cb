import type { PageComment } from '@selvedge/shared/page-comments/contract';
import { erasedText } from '@selvedge/shared/page-comments/erased-text';
import { partsOf } from '@selvedge/shared/page-comments/mentions';
import { useState } from 'react';

import { deleteComment, editComment } from './comments.api.js';
import { Composer } from './Composer.js';
import type { PanelParts } from './panel-parts.js';
import styles from './Thread.module.css';
import { useCommenting } from './useCommenting.js';
import { Ago } from '../../ui/office/Ago.js';

interface CommentProps extends PanelParts {
  readonly thread: string;
  readonly comment: PageComment;
}

/** One comment; its author can edit or delete it. */
export function CommentItem(props: CommentProps) {
  const { page, people, nameOf, thread, comment } = props;
  const { author, text, at, editedAt, isOwn } = comment;
  const [isChanging, setChanging] = useState(false);
  const { run, isBusy } = useCommenting(page);
  const stop = (): void => {
    setChanging(false);
  };
  return (
    <li className={styles['said']}>
      <p className={styles['who']}>
        <strong>{nameOf(author)}</strong> <Ago time={at} />
        {editedAt !== null && <span>edited</span>}
      </p>
      {isChanging ? (
        <Composer
          {...{ people, isBusy, text: text ?? '' }}
          place={`${page.me} change ${comment.id}`}
          label="Edit comment"
          action="Save"
          hasFocus
          onCancel={stop}
          onSend={({ text: next }, onDone) => {
            const place = { thread, comment: comment.id };
            run(
              () => editComment(page, place, { text: next }),
              () => {
                onDone();
                stop();
              },
            );
          }}
        />
      ) : (
        <CommentText text={text} nameOf={nameOf} />
      )}
      {isOwn && !isChanging && (
        <OwnTools
          {...props}
          onChange={() => {
            setChanging(true);
          }}
        />
      )}
    </li>
  );
}

function CommentText({
  text,
  nameOf,
}: { readonly text: string | null } & Pick<PanelParts, 'nameOf'>) {
  if (text === null) return <p className={styles['gone']}>{erasedText}</p>;
  return (
    <p className={styles['words']}>
      {partsOf(text).map((part, index) =>
        'text' in part ? (
          part.text
        ) : (
          // Index keys are safe: parts are never reordered.
          <mark key={index}>@{nameOf(part.person)}</mark>
        ),
      )}
    </p>
  );
}

function OwnTools(props: CommentProps & { readonly onChange: () => void }) {
  const { page, thread, comment, onChange } = props;
  const [isConfirming, setConfirming] = useState(false);
  const { run, isBusy } = useCommenting(page);
  const ask = (isOpen: boolean) => (): void => {
    setConfirming(isOpen);
  };
  if (!isConfirming) {
    return (
      <div className={styles['tools']}>
        <button type="button" onClick={onChange}>
          Edit
        </button>
        <button type="button" onClick={ask(true)}>
          Delete
        </button>
      </div>
    );
  }
  return (
    <div className={styles['tools']} role="group" aria-label="Delete this comment?">
      <span>Delete this comment?</span>
      <button
        type="button"
        // Moves the focus into the confirmation.
        autoFocus
        disabled={isBusy}
        onClick={() => {
          run(() => deleteComment(page, { thread, comment: comment.id }), ask(false));
        }}
      >
        Delete comment
      </button>
      <button type="button" onClick={ask(false)}>
        Cancel
      </button>
    </div>
  );
}
