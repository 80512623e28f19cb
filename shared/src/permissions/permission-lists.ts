import { IsIn } from 'class-validator';

import {
  ATLAS_PERMISSIONS,
  DASHBOARD_PERMISSIONS,
  type AtlasPermission,
  type DashboardPermission,
} from './codes.js';

/** PRM-007: a list of what staff may hold. */
export const AreAtlasPermissions = (): PropertyDecorator => IsIn(ATLAS_PERMISSIONS, { each: true });

/** PRM-006: those of them that there are in the dashboard of a store. */
export function dashboardPermissionsIn(codes: readonly string[]): readonly DashboardPermission[] {
  return DASHBOARD_PERMISSIONS.filter((one) => codes.includes(one));
}

/** PRM-007: those of them that there are in atlas. */
export function atlasPermissionsIn(codes: readonly string[]): readonly AtlasPermission[] {
  return ATLAS_PERMISSIONS.filter((one) => codes.includes(one));
}
