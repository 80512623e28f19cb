import { Injectable } from '@nestjs/common';
import type { SetUpTwoFactor, TwoFactorSetUp } from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Subject } from '../../../platform/authorization/session.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { NoSuchAccount } from '../account.errors.js';
import { SessionChange } from '../sessions/session-change.http.js';
import { EnrolmentNames } from './enrolment-names.service.js';
import { SecondFactorSetUp } from './second-factor-set-up.service.js';
import { SecondFactors } from './second-factors.service.js';

/** The second factor of whoever asks. All of it throws NoSuchAccount for who is not signed in. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly names: EnrolmentNames,
    private readonly setUps: SecondFactorSetUp,
    private readonly factors: SecondFactors,
    private readonly change: SessionChange,
  ) {}

  /** `setup`: what they were shown before; without it they begin. Throws SetUpOver. */
  async show(request: FastifyRequest, setup?: string): Promise<TwoFactorSetUp> {
    const subject = subjectIn(request);
    const names = await this.names.of(subject, request.facts.tenant);
    if (setup === undefined) return this.setUps.begin(subject, names);
    return this.setUps.shownAgain(subject, setup, names);
  }

  /**
   * This browser gets a new session, and every other one ends: they began without it. Answers the recovery
   * codes. Throws SetUpOver, AuthenticationCodeRefused, SecondFactorThere and NotVerified.
   */
  async add(
    request: FastifyRequest,
    reply: FastifyReply,
    form: SetUpTwoFactor,
  ): Promise<readonly string[]> {
    const subject = subjectIn(request);
    const codes = await this.factors.add(commandContextOf(request), subject, form);
    await this.change.renew(request, reply, subject);
    return codes;
  }
}

/** Throws NoSuchAccount for who is not signed in. */
export function subjectIn({ facts: { session } }: FastifyRequest): Subject {
  if (session.subject === null) throw new NoSuchAccount();
  return session.subject;
}
