import type { Permission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

interface OfRequest {
  readonly requestId: string;
  /** Subject of the requester, such as `customer:7` or `staff:3`. */
  readonly person: string;
}

interface Answered extends OfRequest {
  readonly permissions: readonly Permission[];
  /** Comment for the requester; null if empty or after the requester's erasure. */
  readonly word: string | null;
}

/** Life cycle of permission requests (PRM-005). The answerer is the actor in the event log. */
export type PermissionRequestEvent =
  | ({
      readonly type: 'PermissionRequested';
      readonly permissions: readonly Permission[];
      /** Null after the person's erasure. */
      readonly reason: string | null;
    } & OfRequest)
  | ({ readonly type: 'PermissionRequestGranted' } & Answered)
  | ({ readonly type: 'PermissionRequestRefused' } & Answered)
  | ({ readonly type: 'PermissionRequestWithdrawn' } & OfRequest)
  /** No answer is needed, because the person holds the permissions or has left. */
  | ({ readonly type: 'PermissionRequestSettled'; readonly because: 'held' | 'left' } & OfRequest);

const subject = ({ person }: OfRequest): string => person;

export const permissionRequestEventTypes: EventTypes<PermissionRequestEvent> = {
  PermissionRequested: { schemaVersion: 1, personal: { subject, fields: ['reason'] } },
  PermissionRequestGranted: { schemaVersion: 1, personal: { subject, fields: ['word'] } },
  PermissionRequestRefused: { schemaVersion: 1, personal: { subject, fields: ['word'] } },
  PermissionRequestWithdrawn: { schemaVersion: 1 },
  PermissionRequestSettled: { schemaVersion: 1 },
};
