import {
  applyDecorators,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { principalIn } from '../../platform/authorization/principal.js';
import { authorize } from '../../platform/authorization/authorize.js';
import { guardedBy } from '../../platform/authorization/can.guard.js';

/**
 * Sets the division of an API-036 request: the one in the query, or that of the host. A store's
 * host serves its own division only; other hosts serve every division in which the caller may
 * change products.
 */
class LibraryGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { facts, query } = context.switchToHttp().getRequest<FastifyRequest>();
    const division = divisionIn(query) ?? facts.division;
    const principal = principalIn(facts, division);
    authorize(principal, 'account.use');
    authorize(principal, division === facts.division ? 'media.manage' : 'media.view-elsewhere');
    facts.division = division;
    return true;
  }
}

/** Also undefined for an invalid number, which the contract refuses after the guard. */
function divisionIn(query: unknown): number | undefined {
  if (typeof query !== 'object' || query === null || !('division' in query)) return undefined;
  const { division } = query;
  const isNumber = typeof division === 'string' && /^\d{1,10}$/.test(division);
  return isNumber && Number(division) > 0 ? Number(division) : undefined;
}

/** Checks `media.manage` in the division of the query before the other parameters are parsed. */
export function CanReadLibrary(): MethodDecorator {
  return applyDecorators(SetMetadata(guardedBy, 'media.manage'), UseGuards(new LibraryGuard()));
}
