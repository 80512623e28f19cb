import type { CommentsChanged } from '@selvedge/shared/page-comments/contract';
import { commentsTopic } from '@selvedge/shared/page-comments/topics';
import { can } from '@selvedge/shared/permissions/policies';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { LiveWatcher } from '../../platform/live/live-authenticator.js';
import type { LiveMessage, LiveTopic, TopicName } from '../../platform/live/live-topics.js';
import type { CommentThreadEvent } from './comment-thread.events.js';

type Told = Exclude<CommentThreadEvent, { readonly type: 'CommentMentioned' }>;

/**
 * On `page:<uuid>`: that something was said about it, for whoever may join in. Never what: a screen asks for
 * that, and is not told the words of somebody who was forgotten meanwhile.
 */
export const commentsOnPage: LiveTopic<Told>['on'] = onEach(
  ({ parameters }, recorded, { asker }) => {
    const isOfPage = recorded.event.pageUuid === parameters['uuid'];
    return isOfPage && can(asker, 'comments.write') ? changed(recorded) : undefined;
  },
);

/** `division:<id>:comments`: the same of all pages of the host's store. */
export const commentsOfStore: LiveTopic<Told> = {
  pattern: commentsTopic('<id>'),
  scope: ({ parameters }, { asker }) => {
    const { division } = asker;
    if (parameters['id'] !== String(division)) return { refused: 'unknown' };
    return can(asker, 'comments.write') ? { divisions: [division] } : { refused: 'forbidden' };
  },
  on: onEach((_topic, recorded) => changed(recorded)),
};

type Telling = (
  topic: TopicName,
  recorded: Recorded<Told>,
  watcher: LiveWatcher,
) => LiveMessage | undefined;

function onEach(tell: Telling): LiveTopic<Told>['on'] {
  return {
    CommentThreadStarted: tell,
    CommentWritten: tell,
    CommentEdited: tell,
    CommentDeleted: tell,
    CommentThreadResolved: tell,
    CommentThreadReopened: tell,
  };
}

function changed({ event: { threadId } }: Recorded<Told>): LiveMessage {
  return { name: 'comments.changed', data: { threadId } satisfies CommentsChanged };
}
