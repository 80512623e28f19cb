import { Injectable, type ExecutionContext } from '@nestjs/common';
import type { Refusal } from '@selvedge/shared/permissions/refusals';
import type { FastifyRequest } from 'fastify';

import { Refused } from '../../../platform/authorization/refused.js';
import { Redirect } from '../../../platform/redirect.js';
import { OpenStoreGuard } from '../../stores/index.js';

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

/**
 * Returns the response for a visitor without access to `url`: a redirect to sign-in (RTE-069), or
 * as its policy defines.
 */
export function refusedPage(refusal: Refusal, url: string): Redirect | Refused {
  if (refusal.kind === 'unauthenticated') return new Redirect(signInFor(url));
  return refusal.leadsTo === undefined ? new Refused(refusal) : new Redirect(refusal.leadsTo);
}

function signInFor(url: string): string {
  return `/login/?redirect_uri=${encodeURIComponent(url)}`;
}
