import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Problem } from '@selvedge/shared/http/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ErrorPages } from '../../../platform/http/error-pages.js';
import { sendPolicy } from '../../../platform/http/security-headers.js';
import { visitRefusal } from '../../stores/index.js';
import type { PageContent } from '../render/shop-page.js';
import { PageRenderer } from '../render/page-renderer.js';
import { ShopScreens } from './shop-screens.js';

/** Refused navigations, in the frame of the shop. The atlas host and hosts of nobody have none. */
@Injectable()
export class ErrorScreens implements OnModuleInit {
  constructor(
    private readonly errors: ErrorPages,
    private readonly pages: PageRenderer,
    private readonly screens: ShopScreens,
  ) {}

  onModuleInit(): void {
    this.errors.renderBy((problem, request, reply) => this.render(problem, request, reply));
  }

  private async render(
    problem: Problem,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string | undefined> {
    // A host that nobody has is refused before anything is known of the request.
    const facts = request.facts as FastifyRequest['facts'] | undefined;
    if (facts === undefined || facts.tenant.context === 'atlas') return undefined;
    const { html, policy } = await this.pages.render(
      request,
      await this.contentOf(problem, request),
    );
    sendPolicy(reply, policy);
    return html.toString();
  }

  private async contentOf(
    { status, detail }: Problem,
    request: FastifyRequest,
  ): Promise<PageContent> {
    const common = { title: detail, noindex: true };
    if (status === 403) return { ...common, screen: { name: 'forbidden' } };
    if (status !== 404) {
      const message = status === 500 ? null : detail;
      return { ...common, screen: { name: 'failed', message } };
    }
    const store = this.pages.storeOf(request);
    // A closed shop shows nothing of itself, not even here.
    const isOpen = visitRefusal(request.facts, store) === undefined;
    const suggestions = isOpen ? await this.screens.suggestions(store.division) : [];
    return { ...common, screen: { name: 'not-found', suggestions } };
  }
}
