import type { CommentsChanged } from '@selvedge/shared/page-comments/contract';
import { commentsTopic } from '@selvedge/shared/page-comments/topics';
import { can } from '@selvedge/shared/policies/policies';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { LiveWatcher } from '../../platform/live/live-authenticator.js';
import type { LiveMessage, LiveTopic, TopicName } from '../../platform/live/live-topics.js';
import type { CommentThreadEvent } from './comment-thread.events.js';

type PublishedEvent = Exclude<CommentThreadEvent, { readonly type: 'CommentMentioned' }>;

/**
 * Notifies subscribers of `page:<uuid>` who may comment that a thread changed. Carries no text:
 * clients reload it, so that erased text is never sent.
 */
export const commentsOnPage: LiveTopic<PublishedEvent>['on'] = onEach(
  ({ parameters }, recorded, { principal }) => {
    const isOfPage = recorded.event.pageUuid === parameters['uuid'];
    return isOfPage && can(principal, 'comments.write') ? changed(recorded) : undefined;
  },
);

/** Topic `division:<id>:comments`: thread changes on all pages of the host's store. */
export const commentsOfStore: LiveTopic<PublishedEvent> = {
  pattern: commentsTopic('<id>'),
  scope: ({ parameters }, { principal }) => {
    const { division } = principal;
    if (parameters['id'] !== String(division)) return { refused: 'unknown' };
    return can(principal, 'comments.write') ? { divisions: [division] } : { refused: 'forbidden' };
  },
  on: onEach((_topic, recorded) => changed(recorded)),
};

type ToMessage = (
  topic: TopicName,
  recorded: Recorded<PublishedEvent>,
  watcher: LiveWatcher,
) => LiveMessage | undefined;

function onEach(toMessage: ToMessage): LiveTopic<PublishedEvent>['on'] {
  return {
    CommentThreadStarted: toMessage,
    CommentWritten: toMessage,
    CommentEdited: toMessage,
    CommentDeleted: toMessage,
    CommentThreadResolved: toMessage,
    CommentThreadReopened: toMessage,
  };
}

function changed({ event: { threadId } }: Recorded<PublishedEvent>): LiveMessage {
  return { name: 'comments.changed', data: { threadId } satisfies CommentsChanged };
}
