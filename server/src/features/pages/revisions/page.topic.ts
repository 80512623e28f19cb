import type { PageChangedLive, PageSavedLive } from '@selvedge/shared/live/contract';
import { pagesTopic, pageTopic } from '@selvedge/shared/pages/topics';
import { can } from '@selvedge/shared/policies/policies';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import type { LiveMessage, LiveTopic, TopicName } from '../../../platform/live/live-topics.js';
import type { PageEvent } from '../page.events.js';

/**
 * A restored page is also saved. After a document reset the clients are informed by their
 * connection.
 */
type PublishedEvent = Exclude<PageEvent, { readonly type: 'PageRestored' | 'PageDocReset' }>;

/** Whether the host's store has a page. */
type HasPage = (division: number, uuid: string) => Promise<boolean>;

/**
 * Topic `page:<uuid>`: changes of a page of the host's store, without its content, for members who
 * may open it (RTM-012).
 */
export function changesOfPage(hasPage: HasPage): LiveTopic<PublishedEvent> {
  return {
    pattern: pageTopic('<uuid>'),
    scope: async ({ parameters }, { principal }) => {
      if (!can(principal, 'pages.join')) return { refused: 'forbidden' };
      const { division } = principal;
      const exists = await hasPage(division, parameters['uuid'] ?? '');
      return exists ? { divisions: [division] } : { refused: 'unknown' };
    },
    on: onEach(({ parameters }, { event }, message) =>
      event.uuid === parameters['uuid'] ? message : undefined,
    ),
  };
}

/**
 * Topic `division:<id>:pages`: the same for all pages of the host's store, for members who manage
 * them.
 */
export const changesOfPages: LiveTopic<PublishedEvent> = {
  pattern: pagesTopic('<id>'),
  scope: ({ parameters }, { principal }) => {
    const { division } = principal;
    if (parameters['id'] !== String(division)) return { refused: 'unknown' };
    return can(principal, 'pages.manage') ? { divisions: [division] } : { refused: 'forbidden' };
  },
  on: onEach((_topic, _recorded, message) => message),
};

type Choose = (
  topic: TopicName,
  recorded: Recorded<PublishedEvent>,
  message: LiveMessage,
) => LiveMessage | undefined;

function onEach(choose: Choose): LiveTopic<PublishedEvent>['on'] {
  const messageNamed = (name: string) => (topic: TopicName, recorded: Recorded<PublishedEvent>) =>
    choose(topic, recorded, changed(name, recorded));
  return {
    PageCreated: messageNamed('page.created'),
    PageUrlChanged: messageNamed('page.moved'),
    PageRevisionRecorded: (topic, recorded) => choose(topic, recorded, saved(recorded)),
    PagePublished: messageNamed('page.published'),
    PageUnpublished: messageNamed('page.unpublished'),
    PageDeleted: messageNamed('page.deleted'),
  };
}

function saved({
  event: { uuid, rev, reason },
  occurredAt: at,
}: Recorded<Extract<PublishedEvent, { type: 'PageRevisionRecorded' }>>): LiveMessage {
  return { name: 'page.saved', data: { uuid, rev, reason, at } satisfies PageSavedLive };
}

function changed(
  name: string,
  { event: { uuid }, occurredAt: at }: Recorded<PublishedEvent>,
): LiveMessage {
  return { name, data: { uuid, at } satisfies PageChangedLive };
}
