import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Param,
  ParseUUIDPipe,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import {
  NewPasskey,
  type OwnPasskey,
  type PasskeyCreation,
} from '@selvedge/shared/accounts/passkeys/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { OwnRecovery } from './own-recovery.http.js';
import { subjectIn } from '../second-factor/own-second-factor.http.js';
import { OwnPasskeys } from '../passkeys/own-passkeys.service.js';
import { PasskeyChallengeRequests } from '../passkeys/passkey-challenge-requests.http.js';
import { Passkeys } from '../passkeys/passkeys.service.js';

/**
 * Passkeys of the signed-in user. Adding or removing one requires a recent password confirmation
 * (0032).
 */
@Controller('omnis/v3/dashboard/secure/passkeys')
@Can('account.use')
export class OwnPasskeysController {
  constructor(
    private readonly questions: PasskeyChallengeRequests,
    private readonly own: OwnPasskeys,
    private readonly passkeys: Passkeys,
    private readonly recovery: OwnRecovery,
  ) {}

  @Get()
  list(@Req() request: FastifyRequest): Promise<readonly OwnPasskey[]> {
    return this.own.of(subjectIn(request));
  }

  /** Returns the options for creating a passkey, valid for five minutes. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async begin(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyCreation> {
    const expected = await this.questions.ask(request, reply, 'add');
    return this.own.creation(subjectIn(request), expected);
  }

  @Post('add')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async add(
    @Req() request: FastifyRequest,
    @Body() made: NewPasskey,
  ): Promise<readonly OwnPasskey[]> {
    const subject = subjectIn(request);
    const expected = await this.questions.answered(request, made.clientDataJSON, 'add');
    await this.passkeys.add(commandContextOf(request), subject, { made, expected });
    return this.own.of(subject);
  }

  @Delete(':passkey')
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(
    @Req() request: FastifyRequest,
    @Param('passkey', ParseUUIDPipe) passkey: string,
  ): Promise<void> {
    await this.recovery.removePasskey(request, passkey);
  }
}
