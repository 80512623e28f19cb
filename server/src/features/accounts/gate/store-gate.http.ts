import { Injectable } from '@nestjs/common';
import type { StoreAccess } from '@selvedge/shared/accounts/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hashPassword, isPassword } from '../sign-in/password.js';
import { SessionChange } from '../sessions/session-change.http.js';
import { GatePasswordWrong } from '../sign-in-failures/sign-in.errors.js';
import { SignInFailures } from '../sign-in-failures/sign-in-failures.service.js';
import { StoreGateQueries } from './store-gate.queries.js';

/** Password of a store that is not open to the public (GRD-006, API-055). */
@Injectable()
export class StoreGate {
  constructor(
    private readonly queries: StoreGateQueries,
    private readonly failures: SignInFailures,
    private readonly change: SessionChange,
  ) {}

  /**
   * Admits the visitor to this host's store only. Throws GatePasswordWrong, also if the store has
   * no password, and SignInDelayed after too many attempts from one address.
   */
  async enter(
    request: FastifyRequest,
    reply: FastifyReply,
    { password }: StoreAccess,
  ): Promise<void> {
    const { facts, ip: address } = request;
    const { division } = facts.tenant;
    const gate = `gate of ${division}`;
    await this.failures.attempt(gate, address);
    const isRight = await isPassword(password, await this.queries.passwordHash(division));
    if (!isRight) throw new GatePasswordWrong();
    await this.failures.succeeded(gate, address);
    await this.change.replace(request, reply, { subject: facts.session.subject, gatePassed: true });
  }

  async hasPassword(division: number): Promise<boolean> {
    return (await this.queries.passwordHash(division)) !== undefined;
  }

  /** Sets a new password. Visitors admitted by the old one have to enter it again. */
  async setPassword(division: number, password: string): Promise<void> {
    await this.queries.setPasswordHash(division, await hashPassword(password));
  }
}
