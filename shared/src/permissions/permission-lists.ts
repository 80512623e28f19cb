import { ArrayMaxSize, IsIn } from 'class-validator';

import {
  ATLAS_PERMISSIONS,
  DASHBOARD_PERMISSIONS,
  type AtlasPermission,
  type DashboardPermission,
  type Permission,
} from './codes.js';
import { decoratedBy } from '../http/field-decorators.js';
import type { Principal } from './principal.js';

/** Validates a list of atlas permissions. */
export const AreAtlasPermissions = (): PropertyDecorator => IsIn(ATLAS_PERMISSIONS, { each: true });

/** Validates a list of dashboard permissions. */
export const AreDashboardPermissions = (): PropertyDecorator =>
  decoratedBy(
    IsIn(DASHBOARD_PERMISSIONS, { each: true }),
    ArrayMaxSize(DASHBOARD_PERMISSIONS.length),
  );

/** Filters the codes that are dashboard permissions, in canonical order. */
export function dashboardPermissionsIn(codes: readonly string[]): readonly DashboardPermission[] {
  return DASHBOARD_PERMISSIONS.filter((one) => codes.includes(one));
}

/** Filters the codes that are atlas permissions, in canonical order. */
export function atlasPermissionsIn(codes: readonly string[]): readonly AtlasPermission[] {
  return ATLAS_PERMISSIONS.filter((one) => codes.includes(one));
}

/** Whether the principal holds all of the permissions. Only held permissions can be granted. */
export function holdsAll(
  { permissions }: Pick<Principal, 'permissions'>,
  required: readonly Permission[],
): boolean {
  return required.every((one) => permissions.has(one));
}
