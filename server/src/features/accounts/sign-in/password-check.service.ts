import { Injectable } from '@nestjs/common';
import type { Login } from '@selvedge/shared/accounts/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { AccountsQueries, type Candidate } from '../accounts.queries.js';
import { CaptchaCheck } from '../captcha/captcha-check.service.js';
import type { CaptchaProof } from '../captcha/captcha.port.js';
import { isPassword } from './password.js';
import { SignInRefused } from './sign-in.errors.js';
import { SignInFailures } from './sign-in-failures.service.js';

export interface Origin {
  readonly tenant: Tenant;
  /** Host name without a port. */
  readonly host: string;
  readonly address: string;
}

/** Finds the account of an address and password (IDN-011, IDN-012). */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly failures: SignInFailures,
    private readonly captcha: CaptchaCheck,
  ) {}

  /**
   * Throws SignInRefused for every kind of failure, SignInDelayed after too many attempts, and the
   * captcha errors.
   */
  async subjectOf(
    { email, password, ...tokens }: Pick<Login, 'email' | 'password'> & CaptchaProof,
    { tenant, host, address }: Origin,
  ): Promise<Subject> {
    await this.captcha.check({ form: 'sign-in', host, tokens, email, address });
    await this.failures.attempt(email, address);
    const candidate = candidateFor(tenant, await this.accounts.candidates(email));
    const isRight = await isPassword(password, candidate?.passwordHash);
    if (candidate === undefined || !isRight) throw new SignInRefused();
    await this.failures.succeeded(email, address);
    return candidate.subject;
  }
}

/**
 * Atlas accepts staff only; elsewhere a customer takes precedence over staff with the same address.
 */
export function candidateFor(
  { context }: Tenant,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const staff = candidates.find(({ subject }) => subject.kind === 'staff');
  if (context === 'atlas') return staff;
  return candidates.find(({ subject }) => subject.kind === 'customer') ?? staff;
}
