import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Config, webScheme } from '../../../platform/config/config.js';
import { SessionCookies } from '../../../platform/http/session-cookies.js';
import { Confirmations } from '../sessions/confirmations.service.js';
import { PasskeyRefused } from '../second-factor/second-factor.errors.js';
import { PasskeyChallenges, type ChallengeContext } from './passkey-challenges.service.js';
import { challengeIn, type Expected } from './webauthn.js';

/**
 * Issues and consumes passkey challenges for requests. Like a session, a challenge belongs to the
 * page's host.
 */
@Injectable()
export class PasskeyChallengeRequests {
  private readonly scheme: string;

  constructor(
    config: Config,
    private readonly cookies: SessionCookies,
    private readonly challenges: PasskeyChallenges,
    private readonly confirmations: Confirmations,
  ) {
    this.scheme = webScheme(config);
  }

  /**
   * Throws ConfirmPassword if a passkey is to be added without a recent confirmation, as does
   * `answered`.
   */
  async ask(
    request: FastifyRequest,
    reply: FastifyReply,
    purpose: ChallengeContext['purpose'],
  ): Promise<Pick<Expected, 'challenge' | 'host'>> {
    if (purpose === 'add') await this.confirmations.require(request.facts.token);
    const token = this.cookies.ensure(request, reply);
    const { hostname: host } = request;
    return { challenge: await this.challenges.begin({ token, host, purpose }), host };
  }

  /**
   * Consumes the challenge and returns what the answer is checked against. Throws PasskeyRefused.
   */
  async answered(
    { hostname, host: origin, facts }: FastifyRequest,
    clientDataJSON: string,
    purpose: ChallengeContext['purpose'],
  ): Promise<Expected> {
    if (purpose === 'add') await this.confirmations.require(facts.token);
    const challenge = challengeIn(clientDataJSON);
    const context = { token: facts.token, host: hostname, purpose };
    if (challenge === undefined || !(await this.challenges.use(challenge, context)))
      throw new PasskeyRefused();
    return { challenge, host: hostname, origin: `${this.scheme}://${origin}` };
  }
}
