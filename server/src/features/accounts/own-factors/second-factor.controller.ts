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
import { Confirmations } from '../sessions/confirmations.service.js';
import { OwnSecondFactor, subjectIn } from '../second-factor/own-second-factor.http.js';
import { OwnRecovery } from './own-recovery.http.js';
import { SecondFactorStatus } from './second-factor-status.service.js';

/** Second factor of the signed-in user (API-054). */
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

  /** Returns a secret; nothing is active until its code is sent (IDN-014). */
  @Post()
  @HttpCode(HttpStatus.OK)
  begin(@Req() request: FastifyRequest): Promise<TwoFactorSetUp> {
    return this.own.begin(request);
  }

  /**
   * Ends all other sessions and returns the recovery codes, which are shown only once (IDN-014).
   * Answers 403 without a recent password confirmation, so that an unattended browser cannot be
   * used to lock the owner out.
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

  /** Invalidates the previous codes. */
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
