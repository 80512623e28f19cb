import { Injectable } from '@nestjs/common';
import type { Problem } from '@selvedge/shared/http/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Renders a complete HTML document about a refusal; undefined if this host has none.
 * `request.facts` is missing for an unknown host. The page sets its own policy on the reply.
 */
export type ErrorPageRenderer = (
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<string | undefined>;

/** Shows refused navigations as pages. The storefront registers the renderer at start-up. */
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
