import { maxCommentLength, type WriteReply } from '@selvedge/shared/page-comments/contract';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import styles from './Composer.module.css';
import { draftOf, textOf, type Mentionable } from './draft.js';
import { saveDraft, savedDraft } from './saved-drafts.js';
import { Names } from './Names.js';
import { useNames } from './useNames.js';
import { browserStorage } from '../../lib/browser-storage.js';
import { Button } from '../../ui/office/Button.js';
import { sharedStyle } from '../../ui/office/shared-style.js';
import { isComposing } from '../../lib/is-enter.js';

interface ComposerProps {
  readonly label: string;
  /** Key under which the draft is saved until it is sent, even if the field is closed. */
  readonly place: string;
  /** Text of the submit button. */
  readonly action: string;
  /** Text of an existing comment; omitted for a new one. */
  readonly text?: string;
  readonly people: readonly Mentionable[];
  readonly isBusy: boolean;
  readonly hasFocus?: boolean;
  readonly onSend: (reply: WriteReply, onDone: () => void) => void;
  readonly onCancel?: () => void;
}

/** Text field for a comment: `@` mentions people, Ctrl+Enter sends. */
export function Composer(props: ComposerProps) {
  const { label, people, hasFocus = false } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useDraft(props);
  const onCancel = props.onCancel && giveUp(props.onCancel, setDraft);
  const names = useNames(draft, people, (next, cursor) => {
    // Renders synchronously: otherwise the next keystroke could come before the cursor is set.
    flushSync(() => {
      setDraft(next);
    });
    field.current?.setSelectionRange(cursor, cursor);
  });
  const sending = useSending(draft, props, setDraft);
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    if (names.press(event.key)) event.preventDefault();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sending.send();
    else if (event.key === 'Escape') onCancel?.();
  };
  return (
    <form
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        sending.send();
      }}
    >
      <textarea
        {...names.field}
        ref={field}
        className={sharedStyle('input', styles['field'])}
        aria-label={label}
        placeholder={label}
        rows={2}
        value={draft}
        // The user has just chosen to edit here.
        autoFocus={hasFocus}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          setDraft(value);
          names.look(value, selectionStart);
        }}
        onKeyDown={press}
      />
      <Names names={names} />
      {(draft !== '' || onCancel !== undefined) && (
        <Foot {...props} {...sending} {...(onCancel && { onCancel })} />
      )}
    </form>
  );
}

/** Returns the saved draft of this place, or the text of the comment being edited. */
function useDraft({ place, text = '', people }: ComposerProps) {
  const [draft, setDraft] = useState(
    () => savedDraft(browserStorage(), place) || draftOf(text, people),
  );
  const change = (next: string): void => {
    setDraft(next);
    saveDraft(browserStorage(), place, next);
  };
  return [draft, change] as const;
}

function giveUp(onCancel: () => void, setDraft: (draft: string) => void) {
  return (): void => {
    setDraft('');
    onCancel();
  };
}

/** Sends the text. A retry reuses the id, so that the server can ignore duplicates. */
function useSending(
  draft: string,
  { people, isBusy, onSend }: ComposerProps,
  onDraft: (draft: string) => void,
) {
  const [last, setLast] = useState<WriteReply>();
  const text = textOf(draft.trim(), people);
  const isTooLong = text.length > maxCommentLength;
  const isReady = text !== '' && !isTooLong && !isBusy;
  return {
    ...{ isTooLong, isReady },
    send: (): void => {
      if (!isReady) return;
      const reply = last?.text === text ? last : { id: crypto.randomUUID(), text };
      setLast(reply);
      onSend(reply, () => {
        setLast(undefined);
        onDraft('');
      });
    },
  };
}

type FootProps = Pick<ComposerProps, 'action' | 'onCancel'> & {
  readonly isTooLong: boolean;
  readonly isReady: boolean;
};

function Foot({ action, onCancel, isTooLong, isReady }: FootProps) {
  return (
    <div className={styles['foot']}>
      {isTooLong && <p role="alert">{`Use ${String(maxCommentLength)} characters or fewer`}</p>}
      {onCancel !== undefined && <Button onPress={onCancel}>Cancel</Button>}
      <Button type="submit" kind="primary" isDisabled={!isReady}>
        {action}
      </Button>
    </div>
  );
}
