import { Injectable } from '@nestjs/common';
import type { Problem } from '@selvedge/shared/http/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * A whole HTML document about a refusal, or undefined where there is none for this host.
 * `request.facts` is absent when the host itself is unknown. The reply is for the page's own policy.
 */
export type ErrorPageRenderer = (
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<string | undefined>;

/** Shows refused navigations to people. The storefront brings the renderer at start. */
@Injectable()
export class ErrorPages {
  private renderer: ErrorPageRenderer = () => Promise.resolve(undefined);

  renderBy(renderer: ErrorPageRenderer): void {
    this.renderer = renderer;
  }

  render(
    problem: Problem,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> {
    return this.renderer(problem, request, reply);
  }
}
