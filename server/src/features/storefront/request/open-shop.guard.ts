import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { Refusal } from '@selvedge/shared/permissions/refusals';
import type { FastifyRequest } from 'fastify';

import { OpenStoreGuard } from '../../accounts/index.js';
import { refusedPage } from './refused-page.js';

/** GRD-004, GRD-005: a closed shop leads to its gate, one that is not open yet to its countdown. */
@Injectable()
export class OpenShopGuard extends OpenStoreGuard {
  /** A page that somebody has let an editor in to is open to its frame. */
  override canActivate(context: ExecutionContext): boolean {
    const { facts } = context.switchToHttp().getRequest<FastifyRequest>();
    return facts.frame?.editedPage !== undefined || super.canActivate(context);
  }

  protected override refused(refusal: Refusal, { url }: FastifyRequest): Error {
    return refusedPage(refusal, url);
  }
}
