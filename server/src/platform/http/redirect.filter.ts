import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { Redirect } from '../redirect.js';

/** RFC 9110, 15.4.4: See Other, also after a form post. */
@Catch(Redirect)
export class RedirectFilter implements ExceptionFilter<Redirect> {
  async catch({ location, status }: Redirect, host: ArgumentsHost): Promise<void> {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (status === 308) reply.header('cache-control', 'no-cache');
    await reply.redirect(location, status);
  }
}
