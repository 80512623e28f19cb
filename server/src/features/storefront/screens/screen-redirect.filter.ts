import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RedirectFilter } from '../../../platform/http/redirect.filter.js';
import { Redirect } from '../../../platform/redirect.js';
import { GuardFailures } from '../request/guard-failures.http.js';

/** Ends loops of redirects between pages; permanent redirects to another spelling do not count. */
@Catch(Redirect)
export class ScreenRedirectFilter extends RedirectFilter {
  constructor(private readonly failures: GuardFailures) {
    super();
  }

  override catch(redirect: Redirect, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (redirect.status !== 303) return super.catch(redirect, host);
    const location = this.failures.count(request, reply, redirect.location);
    return super.catch(new Redirect(location), host);
  }
}
