import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  HttpStatus,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import {
  SetUpTwoFactor,
  type RecoveryCodesAnswer,
  type TwoFactorSetUp,
  type TwoFactorStatus,
} from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import { RateLimited } from '../../../platform/http/rate-limits.js';
import { Confirmations } from '../confirmation/confirmations.service.js';
import { OwnSecondFactor, subjectIn } from './own-second-factor.http.js';
import { OwnRecovery } from './own-recovery.http.js';
import { SecondFactorStatus } from './second-factor-status.service.js';

/** API-054: the second factor of whoever asks. */
@Controller('omnis/v3/dashboard/secure/two-factor')
@Can('account.use')
export class SecondFactorController {
  constructor(
    private readonly own: OwnSecondFactor,
    private readonly recovery: OwnRecovery,
    private readonly statuses: SecondFactorStatus,
    private readonly confirmations: Confirmations,
  ) {}

  @Get()
  status(@Req() request: FastifyRequest): Promise<TwoFactorStatus> {
    return this.statuses.of(subjectIn(request));
  }

  /** IDN-014: a secret to be shown; nothing is set up before its code came. */
  @Post()
  @HttpCode(HttpStatus.OK)
  begin(@Req() request: FastifyRequest): Promise<TwoFactorSetUp> {
    return this.own.begin(request);
  }

  /**
   * IDN-014: every other session ends. The recovery codes are answered once. 403 for who has not shown
   * lately that it is them: a browser that was left open locks nobody out of their account.
   */
  @Post('add')
  @HttpCode(HttpStatus.OK)
  @RateLimited('login')
  async add(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() form: SetUpTwoFactor,
  ): Promise<RecoveryCodesAnswer> {
    await this.confirmations.require(request.facts.token);
    return { recoveryCodes: await this.own.add(request, reply, form) };
  }

  /** Those of before are worth nothing any more. */
  @Post('recovery-codes')
  @HttpCode(HttpStatus.OK)
  async issue(@Req() request: FastifyRequest): Promise<RecoveryCodesAnswer> {
    return { recoveryCodes: await this.recovery.issue(request) };
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  async remove(@Req() request: FastifyRequest): Promise<void> {
    await this.recovery.remove(request);
  }
}
