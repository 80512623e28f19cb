import { ArrayMaxSize, IsIn } from 'class-validator';

import { DASHBOARD_PERMISSIONS, type DashboardPermission } from '../codes.js';

/** Somebody who works on a store. GET /omnis/v3/dashboard/team/ answers all of them, by name. */
export interface TeamMember {
  /** Of the customer. */
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** PRM-006: an owner holds every permission. */
  readonly role: 'owner' | 'member';
  readonly permissions: readonly DashboardPermission[];
}

/** PUT /omnis/v3/dashboard/team/{id}/: all that a member may do from now on. */
export class ChangePermissions {
  @IsIn(DASHBOARD_PERMISSIONS, { each: true })
  @ArrayMaxSize(DASHBOARD_PERMISSIONS.length)
  permissions!: DashboardPermission[];
}
