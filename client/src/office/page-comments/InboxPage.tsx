import type { CommentInbox, InboxThread } from '@selvedge/shared/page-comments/contract';
import { erasedText } from '@selvedge/shared/page-comments/erased-text';
import { partsOf } from '@selvedge/shared/page-comments/mentions';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import styles from './InboxPage.module.css';
import { useInbox } from './useInbox.js';
import { useCan } from '../accounts/index.js';
import { Ago } from '../../ui/office/Ago.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';
import { sharedStyle } from '../../ui/office/shared-style.js';

/** Open comment threads on all pages of the store, with a filter for mentions of the user. */
export function InboxPage() {
  const { inbox, isNew } = useInbox();
  const may = useCan();
  const [isMine, setMine] = useState(false);
  const threads = inbox.data?.threads ?? [];
  const mentions = threads.filter(({ isMention }) => isMention);
  const tab = (mine: boolean, text: string, count: number) => (
    <button
      type="button"
      className={sharedStyle('toggle')}
      aria-pressed={isMine === mine}
      onClick={() => {
        setMine(mine);
      }}
    >
      {`${text} ${String(count)}`}
    </button>
  );
  return (
    <ListPage
      title="Comments"
      tools={
        may('team.manage') && (
          <Link to="/team" className={buttonLink()}>
            Team permissions
          </Link>
        )
      }
    >
      {inbox.isPending && <ListSkeleton label="Loading comments" rows={5} />}
      {inbox.isError && <NotLoaded what="The comments" of={inbox} />}
      {inbox.data && (
        <>
          <div className={styles['tabs']} role="group" aria-label="Filter comments">
            {tab(false, 'Open', threads.length)}
            {tab(true, 'Mentions', mentions.length)}
          </div>
          <Threads threads={isMine ? mentions : threads} people={inbox.data.people} isNew={isNew} />
        </>
      )}
    </ListPage>
  );
}

interface ThreadsProps {
  readonly threads: readonly InboxThread[];
  readonly people: CommentInbox['people'];
  readonly isNew: (thread: InboxThread) => boolean;
}

function Threads({ threads, people, isNew }: ThreadsProps) {
  const nameOf = (person: string): string =>
    people.find(({ id }) => id === person)?.name ?? 'Former member';
  if (threads.length === 0) return <p className={styles['none']}>No open comments</p>;
  return (
    <ul className={styles['threads']}>
      {threads.map((thread) => (
        <li key={thread.id} data-new={isNew(thread)}>
          <ThreadLine thread={thread} nameOf={nameOf} isNew={isNew(thread)} />
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  readonly thread: InboxThread;
  readonly nameOf: (person: string) => string;
  readonly isNew: boolean;
}

/** Latest comment of a thread, linked to its block. */
function ThreadLine({ thread, nameOf, isNew }: LineProps) {
  const { id, page, comments, isMention } = thread;
  const last = comments.at(-1);
  const text = partsOf(last?.text ?? erasedText)
    .map((part) => ('text' in part ? part.text : `@${nameOf(part.person)}`))
    .join('');
  return (
    <a className={styles['thread']} href={`/dashboard/pages/${String(page.id)}/edit?comment=${id}`}>
      <span className={styles['what']}>
        {isNew && <span className={styles['new']}>New</span>}
        <strong>{page.title}</strong>
        {isMention && <span className={styles['mention']}>Mentions you</span>}
      </span>
      <span className={styles['words']}>{text}</span>
      <span className={styles['who']}>
        {last && nameOf(last.author)} {last && <Ago time={last.at} />}
        {comments.length > 1 && `, ${String(comments.length)} comments`}
      </span>
    </a>
  );
}
