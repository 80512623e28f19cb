import { Injectable } from '@nestjs/common';
import { currentTerms } from '@selvedge/shared/accounts/terms';

import type { Subject } from '../../../platform/authorization/session.js';
import { AccountCommands, type By } from '../account-commands.service.js';
import { AccountRequests } from '../account-requests.service.js';
import { CodeRefused, TermsChanged } from '../account.errors.js';
import { SignInFailures } from '../sign-in-failures/sign-in-failures.service.js';
import { RequestCodes } from './request-codes.service.js';

@Injectable()
export class Verification {
  constructor(
    private readonly commands: AccountCommands,
    private readonly requests: AccountRequests,
    private readonly codes: RequestCodes,
    private readonly failures: SignInFailures,
  ) {}

  /**
   * Verifies the address by the code of its latest mail (IDN-008). `request` is set if the browser
   * is to be signed in; attempts are counted under it. Throws CodeRefused, also for an unknown
   * account (IDN-012) and for such a browser if the address was already verified, and SignInDelayed
   * after too many attempts.
   */
  async verify(by: By, { id, request }: Claimed, typed: string): Promise<Subject> {
    const subject = { kind: 'customer', id } as const;
    const counter = `code of ${request ?? id}`;
    await this.failures.attempt(counter, '');
    const latest = await this.requests.latest(subject, 'VerificationAsked');
    if (latest === undefined || !this.codes.isCodeOf(latest.request, typed))
      throw new CodeRefused();
    const at = this.commands.now();
    const { events } = await this.commands.handle(by, {
      type: 'VerifyEmail',
      ...subject,
      request: latest.request,
      at,
    });
    // The code signs in only once; afterwards the password is required, and possibly a second
    // factor.
    if (request !== undefined && events.length === 0) throw new CodeRefused();
    await this.failures.succeeded(counter, '');
    return subject;
  }

  /** Throws NotVerified, and TermsChanged if the version is not the current one (IDN-009). */
  async signTerms(by: By, id: number, version: string): Promise<void> {
    if (version !== currentTerms.version) throw new TermsChanged();
    await this.commands.handle(by, { type: 'SignTerms', kind: 'customer', id, version });
  }
}

/** Account that the code is claimed to belong to. */
interface Claimed {
  readonly id: number;
  readonly request?: string;
}
