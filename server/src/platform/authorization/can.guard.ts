import {
  applyDecorators,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { Ability } from '@selvedge/shared/policies/policies';
import type { FastifyRequest } from 'fastify';

import { principalOf } from './principal.js';
import { authorize } from './authorize.js';

/** Metadata key of the policy that guards a route. */
export const guardedBy = 'selvedge:guarded-by';

class CanGuard implements CanActivate {
  constructor(private readonly action: Ability) {}

  canActivate(context: ExecutionContext): boolean {
    const { facts } = context.switchToHttp().getRequest<FastifyRequest>();
    authorize(principalOf(facts), this.action);
    return true;
  }
}

/** `@Can('orders.view')` on a controller or method: checks a policy that needs no state. */
export function Can(action: Ability): ClassDecorator & MethodDecorator {
  return applyDecorators(SetMetadata(guardedBy, action), UseGuards(new CanGuard(action)));
}
