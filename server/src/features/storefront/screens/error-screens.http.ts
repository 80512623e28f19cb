import { Injectable, type OnModuleInit } from '@nestjs/common';
import { failedScreen } from '@selvedge/shared/errors/failed.screen';
import { forbiddenScreen } from '@selvedge/shared/errors/forbidden.screen';
import { notFoundScreen } from '@selvedge/shared/errors/not-found.screen';
import type { Problem } from '@selvedge/shared/http/problem';
import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ErrorPages } from '../../../platform/http/error-pages.js';
import { sendPolicy } from '../../../platform/http/security-headers.js';
import { hostlessPage, hostlessPolicy } from '../render/hostless-page.js';
import { PageRenderer } from '../render/page-renderer.service.js';
import { ShopRequests } from '../request/shop-requests.http.js';
import { isBrokenShopLink, notFoundPath } from './broken-shop-link.http.js';
import { ScreenSources } from './screen-sources.service.js';

/**
 * Renders refused navigations in the frame of the shop, and without a frame on unknown hosts. The
 * atlas host has its own.
 */
@Injectable()
export class ErrorScreens implements OnModuleInit {
  constructor(
    private readonly errors: ErrorPages,
    private readonly requests: ShopRequests,
    private readonly sources: ScreenSources,
    private readonly renderer: PageRenderer,
  ) {}

  onModuleInit(): void {
    this.errors.renderBy((problem, request, reply) => this.render(problem, request, reply));
  }

  private async render(
    problem: Problem,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> {
    // Requests to unknown hosts are refused before their facts are set.
    const facts = request.facts as FastifyRequest['facts'] | undefined;
    if (facts?.tenant.context === 'atlas') return undefined;
    if (facts === undefined || !this.requests.hasStore(facts)) return this.hostless(request, reply);
    if (problem.status === 404 && isBrokenShopLink(request)) {
      await reply.removeHeader('content-type').redirect(notFoundPath, 303);
      return undefined;
    }
    const definition = definitionFor(problem);
    const shopRequest = { ...this.requests.of(request), problem };
    const content = await this.sources.of(definition).read(shopRequest);
    if (content === undefined) return undefined;
    const { html, policy } = await this.renderer.forVisitor(shopRequest, { definition, content });
    sendPolicy(reply, policy);
    return html.toString();
  }

  private hostless(request: FastifyRequest, reply: FastifyReply): string {
    sendPolicy(reply, hostlessPolicy);
    return hostlessPage(this.requests.isAtBaseHost(request));
  }
}

function definitionFor({ status }: Problem): AnyScreenDefinition {
  if (status === 403) return forbiddenScreen;
  return status === 404 ? notFoundScreen : failedScreen;
}
