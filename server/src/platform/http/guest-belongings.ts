import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ErasureHooks } from '../event-log/privacy/subject-erasure.js';
import type { GuestBelonging } from '../guest-belonging.js';
import { commandContextOf } from './request-facts.js';

/**
 * Transfers guest data to the account on the first signed-in call, whichever way the user signed
 * in; features register what that is. Afterwards the browser holds no guest ids, so signing out
 * leaves nothing behind (decision 0014).
 */
@Injectable()
export class GuestBelongings {
  private readonly belongings: GuestBelonging[] = [];

  constructor(private readonly hooks: ErasureHooks) {}

  register(belonging: GuestBelonging): void {
    this.belongings.push(belonging);
    this.hooks.register((subject) => belonging.forget(subject));
  }

  /** Free if the browser has no guest data. */
  async takeAlong(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const context = commandContextOf(request);
    for (const belonging of this.belongings) {
      const { cookie } = belonging;
      const id = cookie.idIn(request.cookies);
      if (id === undefined || !(await belonging.takeAlong(context, id))) continue;
      reply.clearCookie(cookie.name, { path: '/', secure: cookie.secure });
    }
  }
}
