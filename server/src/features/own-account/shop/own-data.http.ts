import { Injectable } from '@nestjs/common';
import type { PasswordConfirmation } from '@selvedge/shared/accounts/two-factor/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { commandContextOf } from '../../../platform/http/request-facts.js';
import { AccountDeletion } from '../data/account-deletion.service.js';
import { OwnExport } from '../data/own-export.service.js';
import { subjectIn } from './own-account.http.js';
import { OwnTwoFactor } from './own-two-factor.http.js';

/** What somebody does with all that is kept of them, by forms, which bring the password with them. */
@Injectable()
export class OwnData {
  constructor(
    private readonly proof: OwnTwoFactor,
    private readonly exports: OwnExport,
    private readonly deletion: AccountDeletion,
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

  /** Throws as `file`, and what `AccountDeletion.ask` refuses by. */
  async remove(
    request: FastifyRequest,
    reply: FastifyReply,
    form: PasswordConfirmation,
  ): Promise<void> {
    const subject = subjectIn(request, '/account/data/');
    await this.proof.confirm(request, reply, form);
    await this.deletion.ask(commandContextOf(request), subject);
  }
}
