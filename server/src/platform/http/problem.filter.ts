import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Problem } from '@selvedge/shared/http/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { DomainError } from '../domain-error.js';
import { problemOf, refusalIn } from './problem.js';
import { FullDisk } from '../database/full-disk.js';
import { CallerGone } from '../concurrency/work-queue.js';
import { ErrorPages } from './error-pages.js';

/** Converts errors to a problem (RFC 9457), or to a page for a browser navigation. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  constructor(
    private readonly pages: ErrorPages,
    private readonly disk: FullDisk,
  ) {}

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    this.disk.recordFailure(thrown);
    const refusal = hasHungUp(request, thrown) ? new CallerGone() : refusalIn(thrown);
    const problem = problemOf(refusal, request.id);
    if (!(refusal instanceof CallerGone)) this.note(thrown, problem);
    if (isAnswered(reply)) return;
    answerWith(reply, problem, refusal);
    const page = await this.pageOf(problem, request, reply);
    // The error page renderer may have redirected instead.
    if (isAnswered(reply)) return;
    if (page === undefined) await reply.send(JSON.stringify(problem));
    else await reply.type('text/html; charset=utf-8').send(page);
  }

  private note(thrown: unknown, { status, code }: Problem): void {
    if (status === 500) this.logger.error(thrown);
    else if (status === 503 || status === 429 || status === 403) {
      this.logger.warn({ message: 'refused', status, code });
    }
  }

  private async pageOf(
    problem: Problem,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> {
    if (!isPageRequest(request)) return undefined;
    try {
      return await this.pages.render(problem, request, reply);
    } catch (thrown) {
      // An error while rendering the page must not hide the original one.
      this.logger.error(thrown);
      return undefined;
    }
  }
}

/** Sets status, type and headers of a refusal; the caller sets the body. */
export function answerWith(
  reply: FastifyReply,
  { status }: Problem,
  refusal: DomainError | undefined,
): void {
  reply.code(status).type('application/problem+json').header('cache-control', 'no-store');
  const seconds = refusal?.retryAfterSeconds;
  if (seconds !== undefined) reply.header('retry-after', Math.ceil(seconds));
}

/**
 * Whether the error is that of the request's own connection, which the client closed while sending.
 * Its code, ECONNRESET, would otherwise count as an unavailable database.
 */
function hasHungUp({ raw }: FastifyRequest, thrown: unknown): boolean {
  return thrown !== null && thrown === raw.errored;
}

const isAnswered = (reply: FastifyReply): boolean => reply.sent;

/** Navigation of a browser rather than a program's call. */
function isPageRequest({ headers, url }: FastifyRequest): boolean {
  return !url.startsWith('/omnis/') && (headers.accept ?? '').includes('text/html');
}
