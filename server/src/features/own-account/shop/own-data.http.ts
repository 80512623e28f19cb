import { Injectable } from '@nestjs/common';
import type { PasswordConfirmation } from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '../../../platform/domain-error.js';
import { commandContextOf } from '../../../platform/http/request-facts.js';
import { KeyedQueue } from '../../../platform/keyed-queue.js';
import { LeavingAccounts } from '../../accounts/index.js';
import { AccountDeletion } from '../data/account-deletion.service.js';
import { OwnExport } from '../data/own-export.service.js';
import { subjectIn } from './own-account.http.js';
import { OwnTwoFactor } from './own-two-factor.http.js';

/** What somebody does with all that is kept of them, by forms, which bring the password with them. */
@Injectable()
export class OwnData {
  private readonly removals = new KeyedQueue();

  constructor(
    private readonly proof: OwnTwoFactor,
    private readonly exports: OwnExport,
    private readonly deletion: AccountDeletion,
    private readonly leaving: LeavingAccounts,
  ) {}

  /** JSON for people and programs. Throws what was wrong in the form, and Redirect for who is not signed in. */
  async file(
    request: FastifyRequest,
    reply: FastifyReply,
    form: PasswordConfirmation,
  ): Promise<string> {
    const subject = subjectIn(request, '/account/data/');
    await this.proof.confirm(request, reply, form);
    const { token } = request.facts;
    return JSON.stringify(await this.exports.of({ subject, token }), null, 2);
  }

  /**
   * Who taps twice is told once: the second request waits for the first, and where that one took the
   * password, or the code, with it, it ends as the first did. Its session was theirs when it came, so
   * nobody else learns of it. Throws as `file`, and what `AccountDeletion.ask` refuses by.
   */
  async remove(
    request: FastifyRequest,
    reply: FastifyReply,
    form: PasswordConfirmation,
  ): Promise<void> {
    const { kind, id } = subjectIn(request, '/account/data/');
    await this.removals.run([`${kind}:${id}`], async () => {
      try {
        await this.proof.confirm(request, reply, form);
        await this.deletion.ask(commandContextOf(request), { kind, id });
      } catch (thrown) {
        const isRefused = thrown instanceof DomainError;
        if (!isRefused || !(await this.leaving.has({ kind, id }))) throw thrown;
      }
    });
  }
}
