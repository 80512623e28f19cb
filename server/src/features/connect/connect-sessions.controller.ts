import { Body, Controller, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import {
  OpenConnectSession,
  type ConnectFrame,
  type ConnectSession,
  type ConnectToken,
} from '@selvedge/shared/connect/contract';
import { originNotAllowed } from '@selvedge/shared/connect/refusals';
import { notSignedIn } from '@selvedge/shared/permissions/refusals';
import type { FastifyRequest } from 'fastify';

import { Refused } from '../../platform/authorization/refused.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { isSameOrigin } from '../../platform/http/csrf.js';
import { Cookieless, OpenToEditors } from '../../platform/http/editor-calls.js';
import { RateLimited } from '../../platform/http/rate-limits.js';
import { Context } from '../../platform/http/request-facts.js';
import { ConnectService } from './connect.service.js';
import type { CallPlace } from './connect-tokens.service.js';
import { ConnectFrames } from './frame/connect-frames.service.js';

@Controller('omnis/v3/connect/sessions')
export class ConnectSessionsController {
  constructor(
    private readonly connect: ConnectService,
    private readonly frames: ConnectFrames,
  ) {}

  /** Opens the session of an external editor with a code (EDT-009). */
  @Post()
  @HttpCode(HttpStatus.OK)
  @Cookieless()
  @RateLimited('login')
  open(
    @Context() context: CommandContext,
    @Req() request: FastifyRequest,
    @Body() body: OpenConnectSession,
  ): Promise<ConnectSession> {
    return this.connect.open(context, placeOf(request), body);
  }

  /** Takes the session's frame; only for the page that the editor shows in it. */
  @Post(':id/frame')
  @HttpCode(HttpStatus.OK)
  @Cookieless()
  @RateLimited('login')
  async frame(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ConnectFrame> {
    if (!isSameOrigin(request)) throw new Refused(originNotAllowed);
    return this.frames.take(id, request.facts.tenant);
  }

  @Post(':id/token')
  @HttpCode(HttpStatus.OK)
  @OpenToEditors('page:read')
  token(@Req() request: FastifyRequest, @Param('id') id: string): Promise<ConnectToken> {
    const { editor } = request.facts;
    if (editor === undefined) throw new Refused(notSignedIn);
    return this.connect.renew(editor, id, placeOf(request));
  }
}

function placeOf({ facts, headers, protocol, host }: FastifyRequest): CallPlace {
  return {
    tenant: facts.tenant,
    server: `${protocol}://${host}`,
    origin: headers.origin ?? '',
  };
}
