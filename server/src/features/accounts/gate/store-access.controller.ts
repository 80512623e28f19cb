import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import type { InitialState } from '@selvedge/shared/session/initial-state';
import { StoreAccess } from '@selvedge/shared/accounts/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { InitialStates } from '../initial-state.http.js';
import { StoreGate } from './store-gate.http.js';

@Controller('omnis/v3/frontend/store-access')
export class StoreAccessController {
  constructor(
    private readonly gate: StoreGate,
    private readonly states: InitialStates,
  ) {}

  /** Returns the state of the admitted session, with its CSRF token (API-055). */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async enter(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() access: StoreAccess,
  ): Promise<InitialState> {
    await this.gate.enter(request, reply, access);
    return this.states.of(request, reply);
  }
}
