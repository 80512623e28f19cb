import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Refusal } from '@selvedge/shared/permissions/refusals';
import type { FastifyRequest } from 'fastify';

import { Refused } from '../../platform/authorization/refused.js';
import { StoreDirectory } from './store-directory.service.js';
import { visitRefusal } from './visit-refusal.js';

/** Restricts a closed or not yet opened shop to callers with access (GRD-004, GRD-005). */
@Injectable()
export class OpenStoreGuard implements CanActivate {
  constructor(private readonly stores: StoreDirectory) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const refusal = visitRefusal(request.facts, this.stores.store(request.facts.division));
    if (refusal === undefined) return true;
    throw this.refused(refusal, request);
  }

  protected refused(refusal: Refusal, _request: FastifyRequest): Error {
    return new Refused(refusal);
  }
}
