import { Injectable } from '@nestjs/common';
import type { SetUpTwoFactor, TwoFactorSetUp } from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Subject } from '../../../platform/authorization/session.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { StoreDirectory } from '../../stores/index.js';
import { NoSuchAccount } from '../account.errors.js';
import { SessionChange } from '../sessions/session-change.http.js';
import { SetUpOffers } from './set-up-offers.service.js';
import { SecondFactors } from './second-factors.service.js';

/** Second factor of the signed-in user. All methods throw NoSuchAccount for visitors. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly offers: SetUpOffers,
    private readonly stores: StoreDirectory,
    private readonly factors: SecondFactors,
    private readonly change: SessionChange,
  ) {}

  /** Returns a secret that is not active yet. */
  begin(request: FastifyRequest): Promise<TwoFactorSetUp> {
    const subject = subjectIn(request);
    const { context, division } = request.facts.tenant;
    const shop = this.stores.store(division)?.name ?? 'Selvedge';
    return this.offers.of(subject, context === 'atlas' ? 'atlas' : shop);
  }

  /**
   * Activates the second factor, renews this session and ends all others, since they started
   * without it. Returns the recovery codes. Throws SetUpOver, AuthenticationCodeRefused,
   * SecondFactorThere and NotVerified.
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

/** Throws NoSuchAccount if the request is not signed in. */
export function subjectIn({ facts: { session } }: FastifyRequest): Subject {
  if (session.subject === null) throw new NoSuchAccount();
  return session.subject;
}
