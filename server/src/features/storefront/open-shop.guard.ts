import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { canVisitStore } from '@selvedge/shared/identity/store-access';
import type { FastifyRequest } from 'fastify';

import { storeVisitOf } from '../identity/index.js';
import { StoreDirectory } from '../stores/index.js';
import { Elsewhere } from './elsewhere.js';

/** GRD-004, GRD-005: a closed shop leads to its gate, one that is not open yet to its countdown. */
@Injectable()
export class OpenShopGuard implements CanActivate {
  constructor(private readonly stores: StoreDirectory) {}

  canActivate(context: ExecutionContext): boolean {
    const { facts } = context.switchToHttp().getRequest<FastifyRequest>();
    const visit = storeVisitOf(facts, this.stores.store(facts.division));
    if (canVisitStore(visit)) return true;
    throw new Elsewhere(visit.isComingSoon ? '/countdown/' : '/login/');
  }
}
