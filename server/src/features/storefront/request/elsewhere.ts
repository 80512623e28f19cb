import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Thrown where the answer is another page. */
export class Elsewhere extends Error {
  constructor(readonly location: string) {
    super(`See ${location}`);
  }
}

/** RFC 9110, 15.4.4: see other, also after a form was posted. */
@Catch(Elsewhere)
export class ElsewhereFilter implements ExceptionFilter<Elsewhere> {
  async catch({ location }: Elsewhere, host: ArgumentsHost): Promise<void> {
    await host.switchToHttp().getResponse<FastifyReply>().redirect(location, 303);
  }
}
