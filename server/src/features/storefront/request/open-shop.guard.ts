import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { Refusal } from '@selvedge/shared/permissions/refusals';
import type { FastifyRequest } from 'fastify';

import { OpenStoreGuard } from '../../stores/index.js';
import { refusedPage } from './refused-page.js';

/**
 * Redirects visitors of a closed shop to its access page, and of a shop that is not open yet to its
 * countdown (GRD-004, GRD-005).
 */
@Injectable()
export class OpenShopGuard extends OpenStoreGuard {
  /** A page with an authorized editor is open to the editor's frame. */
  override canActivate(context: ExecutionContext): boolean {
    const { facts } = context.switchToHttp().getRequest<FastifyRequest>();
    return facts.frame?.editedPage !== undefined || super.canActivate(context);
  }

  protected override refused(refusal: Refusal, { url }: FastifyRequest): Error {
    return refusedPage(refusal, url);
  }
}
