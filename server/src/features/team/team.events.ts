import type { DashboardPermission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** Whom of the customers it is about. */
interface OfMember {
  readonly customerId: number;
}

/** What happens to the people of a store; who did it is the log's own. */
export type TeamEvent =
  | ({
      readonly type: 'MemberAdded';
      readonly role: 'owner' | 'member';
      /** None of an owner, who holds all. */
      readonly permissions: readonly DashboardPermission[];
    } & OfMember)
  | ({
      readonly type: 'PermissionsChanged';
      readonly permissions: readonly DashboardPermission[];
    } & OfMember)
  /** A further owner, beside those there are. */
  | ({ readonly type: 'OwnershipShared' } & OfMember)
  /** From one to another; the former owner stays as a member who holds all. */
  | ({ readonly type: 'OwnershipGiven'; readonly from: number } & OfMember)
  | ({ readonly type: 'MemberRemoved' } & OfMember);

export const teamEventTypes: EventTypes<TeamEvent> = {
  MemberAdded: { schemaVersion: 1 },
  PermissionsChanged: { schemaVersion: 1 },
  OwnershipShared: { schemaVersion: 1 },
  OwnershipGiven: { schemaVersion: 1 },
  MemberRemoved: { schemaVersion: 1 },
};
