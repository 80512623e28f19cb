import { Injectable } from '@nestjs/common';
import type { PasswordConfirmation } from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '../../platform/domain-error.js';
import { commandContextOf } from '../../platform/http/request-facts.js';
import { KeyedQueue } from '../../platform/concurrency/keyed-queue.js';
import { LeavingAccounts } from '../../features/accounts/index.js';
import { AccountDeletion } from '../../features/own-account/data/account-deletion.service.js';
import { OwnExport } from '../../features/own-account/data/own-export.service.js';
import { subjectIn } from './own-account.http.js';
import { OwnTwoFactor } from './own-two-factor.http.js';

/** Exports and deletes personal data through forms that confirm the password. */
@Injectable()
export class OwnData {
  private readonly removals = new KeyedQueue();

  constructor(
    private readonly proof: OwnTwoFactor,
    private readonly exports: OwnExport,
    private readonly deletion: AccountDeletion,
    private readonly leaving: LeavingAccounts,
  ) {}

  /**
   * Returns the export as indented JSON. Throws errors of the form, and Redirect for visitors who
   * are not signed in.
   */
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
   * Deletes the account. A double submit waits for the first request and succeeds like it, although
   * the first one used up the password or code. This reveals nothing, since its session belonged to
   * the account when it arrived. Throws the errors of `file` and of `AccountDeletion.ask`.
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
