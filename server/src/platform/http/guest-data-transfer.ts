import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ErasureHooks } from '../event-log/privacy/subject-erasure.js';
import type { GuestData } from '../guest-data.js';
import { commandContextOf } from './request-facts.js';

/**
 * Transfers guest data to the account on the first signed-in call, however the user signed in;
 * features register their kinds of data. Afterwards the browser holds no guest ids, so signing out
 * leaves nothing behind (decision 0014).
 */
@Injectable()
export class GuestDataTransfer {
  private readonly belongings: GuestData[] = [];

  constructor(private readonly hooks: ErasureHooks) {}

  register(belonging: GuestData): void {
    this.belongings.push(belonging);
    this.hooks.register((subject) => belonging.forget(subject));
  }

  /** Transfers the guest data of the browser, if any; otherwise runs no query. */
  async transfer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const context = commandContextOf(request);
    for (const belonging of this.belongings) {
      const { cookie } = belonging;
      const id = cookie.idIn(request.cookies);
      if (id === undefined || !(await belonging.transferTo(context, id))) continue;
      reply.clearCookie(cookie.name, { path: '/', secure: cookie.secure });
    }
  }
}
