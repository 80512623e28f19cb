import type { CommentsChanged } from '@selvedge/shared/pages/comments/contract';
import { commentsTopic, pageTopic } from '@selvedge/shared/pages/comments/topics';
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
    on: onEach(({ parameters }, recorded) =>
      recorded.event.pageUuid === parameters['uuid'] ? changed(recorded) : undefined,
    ),
  };
}

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

type Telling = (topic: TopicName, recorded: Recorded<Told>) => LiveMessage | undefined;

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
