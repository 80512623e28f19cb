import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Permission } from '@selvedge/shared/accounts/contract';
import type { FastifyRequest } from 'fastify';

import { NotSignedIn, PermissionDenied } from '../../platform/http/http.errors.js';
import { holds } from '../../platform/http/session-permissions.js';

const permissionKey = 'selvedge:permission';

/** 401 without an account, 403 'Permission denied' without the permission in the call's division. */
@Injectable()
class PermissionGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const permission = this.reflector.getAllAndOverride<Permission>(permissionKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    const { session, division } = context.switchToHttp().getRequest<FastifyRequest>().facts;
    if (session.subject === null) throw new NotSignedIn();
    if (!holds(session, permission, division)) throw new PermissionDenied();
    return true;
  }
}

/** `@RequirePermission('orders-status')` on a controller or one of its methods. */
export function RequirePermission(permission: Permission): ClassDecorator & MethodDecorator {
  return applyDecorators(SetMetadata(permissionKey, permission), UseGuards(PermissionGuard));
}
