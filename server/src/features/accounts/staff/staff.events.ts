import type { AtlasPermission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../../platform/event-log/model/decider.js';

/** Whom of the staff it is about. */
interface OfStaff {
  readonly id: number;
}

/** What happens to those who work for the platform after they joined; who did it is the log's own. */
export type StaffEvent =
  /** PRM-007: all that they may do from now on. */
  | ({
      readonly type: 'StaffPermissionsChanged';
      readonly permissions: readonly AtlasPermission[];
    } & OfStaff)
  /** ATL-009: they come in no more. */
  | ({ readonly type: 'StaffDisabled' } & OfStaff)
  | ({ readonly type: 'StaffEnabled' } & OfStaff)
  /** ATL-010: they come in, hear nothing and say nothing. */
  | ({ readonly type: 'StaffMuted' } & OfStaff)
  | ({ readonly type: 'StaffUnmuted' } & OfStaff);

export const staffEventTypes: EventTypes<StaffEvent> = {
  StaffPermissionsChanged: { schemaVersion: 1 },
  StaffDisabled: { schemaVersion: 1 },
  StaffEnabled: { schemaVersion: 1 },
  StaffMuted: { schemaVersion: 1 },
  StaffUnmuted: { schemaVersion: 1 },
};
