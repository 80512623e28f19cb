import { pageTopic, type CommentsChanged } from '@selvedge/shared/pages/comments/contract';
import { can } from '@selvedge/shared/permissions/policies';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { LiveMessage, LiveTopic, TopicName } from '../../platform/live/live-topics.js';
import type { CommentThreadEvent } from './comment-thread.events.js';

type Told = Exclude<CommentThreadEvent, { readonly type: 'CommentMentioned' }>;

/** Whether the host's store has a page. */
type HasPage = (division: number, uuid: string) => Promise<boolean>;

/**
 * `page:<uuid>`: that something was said about a page of the host's store, for whoever may join in. Never
 * what: a screen asks for that, and is not told the words of somebody who was forgotten meanwhile.
 */
export function commentsOfPage(hasPage: HasPage): LiveTopic<Told> {
  return {
    pattern: pageTopic('<uuid>'),
    scope: async ({ parameters }, { asker }) => {
      if (!can(asker, 'comments.write')) return { refused: 'forbidden' };
      const { division } = asker;
      const isKnown = await hasPage(division, parameters['uuid'] ?? '');
      return isKnown ? { divisions: [division] } : { refused: 'unknown' };
    },
    on: {
      CommentThreadStarted: changed,
      CommentWritten: changed,
      CommentEdited: changed,
      CommentDeleted: changed,
      CommentThreadResolved: changed,
      CommentThreadReopened: changed,
    },
  };
}

function changed(
  { parameters }: TopicName,
  { event: { pageUuid, threadId } }: Recorded<Told>,
): LiveMessage | undefined {
  if (pageUuid !== parameters['uuid']) return undefined;
  return { name: 'comments.changed', data: { threadId } satisfies CommentsChanged };
}
