import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { PublicFile } from '../../platform/http/public-file.js';
import { Sends } from '../../platform/openapi/sends.js';
import { NotFound } from '../../platform/refusals.js';
import { AtlasPages } from '../storefront/index.js';
import { OfficeDoor } from './office-door.http.js';
import { ProgramPages } from './program-pages.http.js';
import { PushWorker } from './push-worker.http.js';

/** On the atlas host these are the program's, and so is every address that is nobody's. */
const programRoutes: ReadonlySet<string | undefined> = new Set(['/', '/login', '/*']);

/** Its program has a router of its own, so every address below leads to the same page. */
@Controller()
export class OfficeController {
  constructor(
    private readonly pages: ProgramPages,
    private readonly pushWorker: PushWorker,
    private readonly door: OfficeDoor,
    atlas: AtlasPages,
  ) {
    atlas.answerBy((request, reply) => this.onAtlas(request, reply));
  }

  /** RTE-005. */
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

  /** The page editor: a program of its own, so that who looks after orders loads none of it. */
  @Get('dashboard/pages/:id/edit')
  editor(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.open('editor', request, reply);
  }

  /** GRD-033: who is not signed in, or whose account is not ready, is led to what comes first, and then back. */
  private async open(
    program: 'office' | 'editor',
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const step = await this.door.stepBefore(request);
    if (step === undefined) await this.pages.send(program, request, reply);
    else await reply.redirect(step, 303);
  }

  /** NTF-013: what shows on a device what is pushed to it; of the whole host. */
  @Get('sw.js')
  @PublicFile()
  @Header('content-type', 'text/javascript; charset=utf-8')
  worker(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.pushWorker.send(request, reply);
  }

  /** Throws NotFound at the addresses of shops, and for calls. */
  private async onAtlas(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { url, routeOptions } = request;
    if (!programRoutes.has(routeOptions.url) || url.startsWith('/omnis/')) throw new NotFound();
    await this.pages.send('office', request, reply);
  }
}
