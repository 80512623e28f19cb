import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { canVisitStore, type StoreAccessFacts } from '@selvedge/shared/accounts/store-access';
import type { FastifyRequest } from 'fastify';

import { PermissionDenied } from '../../../platform/http/http.errors.js';
import { StoreDirectory } from '../../stores/index.js';
import { storeAccessFactsOf } from './store-visit.js';

/** GRD-004, GRD-005: a shop that is closed, or not open yet, serves only those who may come in. */
@Injectable()
export class OpenStoreGuard implements CanActivate {
  constructor(private readonly stores: StoreDirectory) {}

  canActivate(context: ExecutionContext): boolean {
    const { facts } = context.switchToHttp().getRequest<FastifyRequest>();
    const visit = storeAccessFactsOf(facts, this.stores.store(facts.division));
    if (canVisitStore(visit)) return true;
    throw this.refusalOf(visit);
  }

  /** What those are told who may not come in. */
  protected refusalOf(_visit: StoreAccessFacts): Error {
    return new PermissionDenied();
  }
}
