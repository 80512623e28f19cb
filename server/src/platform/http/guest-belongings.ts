import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ErasureHooks } from '../event-log/privacy/subject-erasure.js';
import type { GuestBelonging } from '../guest-belonging.js';
import { commandContextOf } from './request-facts.js';

/**
 * What guests have goes along at the first call of who is signed in, whichever way they got there; features
 * say at start what that is. Afterwards the browser names none of it: whoever signs out leaves nothing behind (decision 0014).
 */
@Injectable()
export class GuestBelongings {
  private readonly belongings: GuestBelonging[] = [];

  constructor(private readonly hooks: ErasureHooks) {}

  register(belonging: GuestBelonging): void {
    this.belongings.push(belonging);
    this.hooks.register((subject) => belonging.forget(subject));
  }

  /** Costs nothing where the browser keeps nothing of a guest's. */
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
