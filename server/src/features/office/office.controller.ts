import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PublicFile } from '../../platform/http/public-file.js';
import { Sends } from '../../platform/openapi/sends.js';
import { NotFound } from '../../platform/refusals.js';
import { AtlasPages } from '../storefront/index.js';
import { OfficeAccess } from './office-access.http.js';
import { ProgramPages } from './program-pages.http.js';
import { PushWorker } from './push-worker.http.js';

/**
 * Routes that the client application serves on the atlas host, including every unmatched address.
 */
const programRoutes: ReadonlySet<string | undefined> = new Set(['/', '/login', '/*']);

/** The client application has its own router, so every address below returns the same page. */
@Controller()
export class OfficeController {
  constructor(
    private readonly pages: ProgramPages,
    private readonly pushWorker: PushWorker,
    private readonly door: OfficeAccess,
    atlas: AtlasPages,
  ) {
    atlas.answerBy((request, reply) => this.onAtlas(request, reply));
  }

  @Get(['dashboard', 'dashboard/*'])
  dashboard(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.open('office', request, reply);
  }

  /** Redirects to the notification builder of the dashboard with the same query. */
  @Get('marketing-tools/notifications/builder')
  @Sends({ 302: [] })
  async builder(@Req() { url }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await reply.redirect(`/dashboard${url}`, 302);
  }

  /** The page editor is a separate bundle, so that users who process orders do not load it. */
  @Get('dashboard/pages/:id/edit')
  editor(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.open('editor', request, reply);
  }

  /**
   * Redirects users without a session, or with an incomplete account, to the required step and
   * back.
   */
  private async open(
    program: 'office' | 'editor',
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const step = await this.door.requiredStep(request);
    if (step === undefined) await this.pages.send(program, request, reply);
    else await reply.redirect(step, 303);
  }

  /** Service worker that displays push notifications; its scope is the whole host. */
  @Get('sw.js')
  @PublicFile()
  @Header('content-type', 'text/javascript; charset=utf-8')
  worker(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pushWorker.send(request, reply);
  }

  /** Throws NotFound on shop hosts and for API calls. */
  private async onAtlas(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { url, routeOptions } = request;
    if (!programRoutes.has(routeOptions.url) || url.startsWith('/omnis/')) throw new NotFound();
    await this.pages.send('office', request, reply);
  }
}
