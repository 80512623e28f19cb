import { Injectable } from '@nestjs/common';
import { currentTerms } from '@selvedge/shared/accounts/terms';

import type { Subject } from '../../../platform/authorization/session.js';
import { AccountCommands, type By } from '../account-commands.service.js';
import { AccountRequests } from '../account-requests.service.js';
import { CodeRefused, TermsChanged } from '../account.errors.js';
import { SignInFailures } from '../sign-in/sign-in-failures.service.js';
import { RequestCodes } from './request-codes.service.js';

/** What makes an account count: the address is theirs, and they have signed the terms. */
@Injectable()
export class Verification {
  constructor(
    private readonly commands: AccountCommands,
    private readonly requests: AccountRequests,
    private readonly codes: RequestCodes,
    private readonly failures: SignInFailures,
  ) {}

  /**
   * IDN-008: the address is theirs who have the code of its last mail. `request`: what attempts are
   * counted by, of a browser that is to be signed in by it. Throws CodeRefused, the same for an account that is
   * nobody's (IDN-012) and for such a browser when the address was verified before, and SignInDelayed
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
    // The code signs in whoever signed up, once: afterwards there is the password, and a second factor perhaps.
    if (request !== undefined && events.length === 0) throw new CodeRefused();
    await this.failures.succeeded(counter, '');
    return subject;
  }

  /** IDN-009. Throws TermsChanged for another version than the present one, and NotVerified. */
  async signTerms(by: By, id: number, version: string): Promise<void> {
    if (version !== currentTerms.version) throw new TermsChanged();
    await this.commands.handle(by, { type: 'SignTerms', kind: 'customer', id, version });
  }
}

/** Whose code it is said to be. */
interface Claimed {
  readonly id: number;
  readonly request?: string;
}
