import { Injectable } from '@nestjs/common';

import type { Subject } from '../../../../platform/authorization/session.js';
import { Clock } from '../../../../platform/clock.js';
import { AuthenticationCodeRefused } from '../second-factor.errors.js';
import { SecondFactorQueries } from '../second-factor.queries.js';
import { SecondFactorSecrets } from '../second-factor-secrets.service.js';
import { stepOf } from './time-code.js';

/** Authenticator codes; each can be used once. */
@Injectable()
export class TimeCodes {
  constructor(
    private readonly queries: SecondFactorQueries,
    private readonly secrets: SecondFactorSecrets,
    private readonly clock: Clock,
  ) {}

  /** Throws AuthenticationCodeRefused, also without a second factor. */
  async take(subject: Subject, typed: string): Promise<void> {
    const row = await this.queries.of(subject);
    if (row === undefined) throw new AuthenticationCodeRefused();
    await this.takeOf(subject, row.factor, typed);
  }

  /** Same for a factor that is not active yet. */
  async takeOf(subject: Subject, factor: string, typed: string): Promise<void> {
    const step = stepOf(this.secrets.secretOf(subject, factor), typed, this.clock.now());
    if (step === undefined || !(await this.queries.takeStep(subject, factor, step)))
      throw new AuthenticationCodeRefused();
  }
}
