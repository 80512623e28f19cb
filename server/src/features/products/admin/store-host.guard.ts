import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { NotFound } from '../../../platform/http/http.errors.js';

/** The desk stands in a shop; atlas has no products of its own. */
@Injectable()
export class StoreHostGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { tenant } = context.switchToHttp().getRequest<FastifyRequest>().facts;
    if (tenant.context === 'atlas') throw new NotFound();
    return true;
  }
}
