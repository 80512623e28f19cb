import type { DashboardPermission } from '@selvedge/shared/permissions/codes';

import type { EventTypes } from '../../platform/event-log/model/decider.js';

/** The customer that the event concerns. */
interface OfMember {
  readonly customerId: number;
}

/** Events of a team. The actor is part of the recorded event. */
export type TeamEvent =
  | ({
      readonly type: 'MemberAdded';
      readonly role: 'owner' | 'member';
      /** Empty for an owner, who holds all permissions. */
      readonly permissions: readonly DashboardPermission[];
    } & OfMember)
  | ({
      readonly type: 'PermissionsChanged';
      readonly permissions: readonly DashboardPermission[];
    } & OfMember)
  /** Adds an owner; the existing owners stay. */
  | ({ readonly type: 'OwnershipShared' } & OfMember)
  /** Transfers ownership; the former owner stays as a member with all permissions. */
  | ({ readonly type: 'OwnershipGiven'; readonly from: number } & OfMember)
  | ({ readonly type: 'MemberRemoved' } & OfMember)
  /** Whether paid orders of the store are mailed to the member. */
  | ({ readonly type: 'SaleMailsChosen'; readonly isOn: boolean } & OfMember);

export const teamEventTypes: EventTypes<TeamEvent> = {
  MemberAdded: { schemaVersion: 1 },
  PermissionsChanged: { schemaVersion: 1 },
  OwnershipShared: { schemaVersion: 1 },
  OwnershipGiven: { schemaVersion: 1 },
  MemberRemoved: { schemaVersion: 1 },
  SaleMailsChosen: { schemaVersion: 1 },
};
