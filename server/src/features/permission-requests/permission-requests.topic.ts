import type { PermissionRequestsChanged } from '@selvedge/shared/permission-requests/contract';
import {
  ownPermissionsTopic,
  permissionRequestsTopic,
} from '@selvedge/shared/permission-requests/topics';
import type { Principal } from '@selvedge/shared/permissions/principal';
import { can } from '@selvedge/shared/policies/policies';
import { platformDivision } from '@selvedge/shared/stores/contract';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { LiveWatcher } from '../../platform/live/live-authenticator.js';
import type {
  LiveMessage,
  LiveTopic,
  TopicName,
  TopicScope,
} from '../../platform/live/live-topics.js';
import type { StaffEvent } from '../accounts/index.js';
import type { TeamEvent } from '../team/index.js';
import type { PermissionRequestEvent } from './permission-request.events.js';

/** Topic `division:<id>:permission-requests`: a request was sent or answered. Carries no texts. */
export const requestsOfStore: LiveTopic<PermissionRequestEvent> = {
  pattern: 'division:<id>:permission-requests',
  scope: (topic, { principal }) => ofStore(topic, principal, can(principal, 'team.manage')),
  on: onEach((_topic, recorded) => changed(recorded)),
};

/** Topic `atlas:permission-requests`: same as above, for atlas permissions. */
export const requestsOfStaff: LiveTopic<PermissionRequestEvent> = {
  pattern: permissionRequestsTopic(null),
  scope: (_topic, { principal }) => ofAtlas(can(principal, 'staff.manage')),
  on: onEach((_topic, recorded) => changed(recorded)),
};

/**
 * Topic `division:<id>:own-permissions`: the subscriber's own permissions or requests in the store
 * changed.
 */
export const ownInStore: LiveTopic<PermissionRequestEvent | TeamEvent> = {
  pattern: 'division:<id>:own-permissions',
  scope: (topic, { principal }) => ofStore(topic, principal, can(principal, 'account.use')),
  on: {
    ...onEach(ofRequester),
    MemberAdded: ofMember,
    PermissionsChanged: ofMember,
    OwnershipShared: ofMember,
    OwnershipGiven: (topic, recorded, watcher) =>
      ofMember(topic, recorded, watcher) ??
      (watcher.subject === `customer:${String(recorded.event.from)}` ? own : undefined),
    MemberRemoved: ofMember,
  },
};

/** Topic `atlas:own-permissions`: same as above, for staff. */
export const ownInAtlas: LiveTopic<PermissionRequestEvent | StaffEvent> = {
  pattern: ownPermissionsTopic(null),
  scope: (_topic, { principal }) => ofAtlas(can(principal, 'permissions.ask-atlas')),
  on: {
    ...onEach(ofRequester),
    StaffPermissionsChanged: (_topic, { event: { id } }, { subject }) =>
      subject === `staff:${String(id)}` ? own : undefined,
  },
};

const own: LiveMessage = { name: 'own-permissions.changed', data: {} };

type ToMessage = (
  topic: TopicName,
  recorded: Recorded<PermissionRequestEvent>,
  watcher: LiveWatcher,
) => LiveMessage | undefined;

function onEach(toMessage: ToMessage): LiveTopic<PermissionRequestEvent>['on'] {
  return {
    PermissionRequested: toMessage,
    PermissionRequestGranted: toMessage,
    PermissionRequestRefused: toMessage,
    PermissionRequestWithdrawn: toMessage,
    PermissionRequestSettled: toMessage,
  };
}

function ofRequester(
  _topic: TopicName,
  { event: { person } }: Recorded<PermissionRequestEvent>,
  { subject }: LiveWatcher,
): LiveMessage | undefined {
  return person === subject ? own : undefined;
}

function ofMember(
  _topic: TopicName,
  { event: { customerId } }: Recorded<TeamEvent>,
  { subject }: LiveWatcher,
): LiveMessage | undefined {
  return subject === `customer:${String(customerId)}` ? own : undefined;
}

function changed({ event: { requestId } }: Recorded<PermissionRequestEvent>): LiveMessage {
  const data: PermissionRequestsChanged = { requestId };
  return { name: 'permission-requests.changed', data };
}

function ofStore({ parameters }: TopicName, { division }: Principal, may: boolean): TopicScope {
  if (parameters['id'] !== String(division)) return { refused: 'unknown' };
  return may ? { divisions: [division] } : { refused: 'forbidden' };
}

function ofAtlas(may: boolean): TopicScope {
  return may ? { divisions: [platformDivision] } : { refused: 'forbidden' };
}
