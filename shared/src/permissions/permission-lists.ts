import { ArrayMaxSize, IsIn } from 'class-validator';

import {
  ATLAS_PERMISSIONS,
  DASHBOARD_PERMISSIONS,
  type AtlasPermission,
  type DashboardPermission,
  type Permission,
} from './codes.js';
import { decoratedBy } from '../http/field-decorators.js';
import type { Asker } from './asker.js';

/** PRM-007: a list of what staff may hold. */
export const AreAtlasPermissions = (): PropertyDecorator => IsIn(ATLAS_PERMISSIONS, { each: true });

/** PRM-006: a list of what who works on a store may hold. */
export const AreDashboardPermissions = (): PropertyDecorator =>
  decoratedBy(
    IsIn(DASHBOARD_PERMISSIONS, { each: true }),
    ArrayMaxSize(DASHBOARD_PERMISSIONS.length),
  );

/** PRM-006: those of them that there are in the dashboard of a store. */
export function dashboardPermissionsIn(codes: readonly string[]): readonly DashboardPermission[] {
  return DASHBOARD_PERMISSIONS.filter((one) => codes.includes(one));
}

/** PRM-007: those of them that there are in atlas. */
export function atlasPermissionsIn(codes: readonly string[]): readonly AtlasPermission[] {
  return ATLAS_PERMISSIONS.filter((one) => codes.includes(one));
}

/** Nobody gives what they do not hold themselves: whether somebody holds all of these. */
export function holdsAll(
  { permissions }: Pick<Asker, 'permissions'>,
  required: readonly Permission[],
): boolean {
  return required.every((one) => permissions.has(one));
}
