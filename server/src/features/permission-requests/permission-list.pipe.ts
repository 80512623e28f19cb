import { Injectable, type PipeTransform } from '@nestjs/common';
import type { Permission } from '@selvedge/shared/permissions/codes';
import {
  atlasPermissionsIn,
  dashboardPermissionsIn,
} from '@selvedge/shared/permissions/permission-lists';

import { UnknownPermission } from './permission-request.errors.js';

/**
 * Parses `{permissions}`, comma-separated codes of dashboard permissions (API-026). Throws
 * UnknownPermission.
 */
@Injectable()
export class DashboardPermissionsPipe implements PipeTransform<string, readonly Permission[]> {
  transform(text: string): readonly Permission[] {
    return listed(text, dashboardPermissionsIn);
  }
}

/** Same as above, for atlas permissions. */
@Injectable()
export class AtlasPermissionsPipe implements PipeTransform<string, readonly Permission[]> {
  transform(text: string): readonly Permission[] {
    return listed(text, atlasPermissionsIn);
  }
}

function listed(
  text: string,
  permissionsIn: (codes: readonly string[]) => readonly Permission[],
): readonly Permission[] {
  const codes = [...new Set(text.split(','))];
  const permissions = permissionsIn(codes);
  if (permissions.length < codes.length) throw new UnknownPermission();
  return permissions;
}
