import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../../platform/event-log/model/decider.js';

interface OfStaff {
  readonly id: number;
}

/** Changes of staff after they joined; the actor is recorded by the log. */
export type StaffEvent =
  /** Replaces all permissions (PRM-007). */
  | ({
      readonly type: 'StaffPermissionsChanged';
      readonly permissions: readonly AtlasPermission[];
    } & OfStaff)
  /** Can no longer sign in (ATL-009). */
  | ({ readonly type: 'StaffDisabled' } & OfStaff)
  | ({ readonly type: 'StaffEnabled' } & OfStaff)
  /** Can sign in, but gets no notifications and cannot write (ATL-010). */
  | ({ readonly type: 'StaffMuted' } & OfStaff)
  | ({ readonly type: 'StaffUnmuted' } & OfStaff);

export const staffEventTypes: EventTypes<StaffEvent> = {
  StaffPermissionsChanged: { schemaVersion: 1 },
  StaffDisabled: { schemaVersion: 1 },
  StaffEnabled: { schemaVersion: 1 },
  StaffMuted: { schemaVersion: 1 },
  StaffUnmuted: { schemaVersion: 1 },
};
