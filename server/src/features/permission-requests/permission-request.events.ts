import type { Permission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

interface OfRequest {
  readonly requestId: string;
  /** Who asks: `customer:7`, `staff:3`. */
  readonly person: string;
}

interface Answered extends OfRequest {
  readonly permissions: readonly Permission[];
  /** What the asker is told beside it; null where nothing is, and once they were forgotten. */
  readonly word: string | null;
}

/** PRM-005: what becomes of what people ask for; who answered is the log's own. */
export type PermissionRequestEvent =
  | ({
      readonly type: 'PermissionRequested';
      readonly permissions: readonly Permission[];
      /** Null once the person was forgotten. */
      readonly reason: string | null;
    } & OfRequest)
  | ({ readonly type: 'PermissionRequestGranted' } & Answered)
  | ({ readonly type: 'PermissionRequestRefused' } & Answered)
  | ({ readonly type: 'PermissionRequestWithdrawn' } & OfRequest)
  /** Nobody has to answer it any more: they have it, or are gone. */
  | ({ readonly type: 'PermissionRequestSettled'; readonly because: 'held' | 'left' } & OfRequest);

const subject = ({ person }: OfRequest): string => person;

export const permissionRequestEventTypes: EventTypes<PermissionRequestEvent> = {
  PermissionRequested: { schemaVersion: 1, personal: { subject, fields: ['reason'] } },
  PermissionRequestGranted: { schemaVersion: 1, personal: { subject, fields: ['word'] } },
  PermissionRequestRefused: { schemaVersion: 1, personal: { subject, fields: ['word'] } },
  PermissionRequestWithdrawn: { schemaVersion: 1 },
  PermissionRequestSettled: { schemaVersion: 1 },
};
