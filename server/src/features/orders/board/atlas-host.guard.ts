import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { NotFound } from '../../../platform/http/http.errors.js';

/** Calls of staff are there on atlas and on the main brand; on the host of a shop there is nothing. */
@Injectable()
export class AtlasHostGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { tenant } = context.switchToHttp().getRequest<FastifyRequest>().facts;
    if (tenant.context === 'store') throw new NotFound();
    return true;
  }
}
