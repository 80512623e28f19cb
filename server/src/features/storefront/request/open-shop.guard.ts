import { Injectable } from '@nestjs/common';
import type { Refusal } from '@selvedge/shared/permissions/refusals';
import type { FastifyRequest } from 'fastify';

import { OpenStoreGuard } from '../../accounts/index.js';
import { refusedPage } from './refused-page.js';

/** GRD-004, GRD-005: a closed shop leads to its gate, one that is not open yet to its countdown. */
@Injectable()
export class OpenShopGuard extends OpenStoreGuard {
  protected override refused(refusal: Refusal, { url }: FastifyRequest): Error {
    return refusedPage(refusal, url);
  }
}
