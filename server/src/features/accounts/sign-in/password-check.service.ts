import { Injectable } from '@nestjs/common';
import type { Login } from '@selvedge/shared/accounts/contract';

import type { Subject } from '../../../platform/authorization/session.js';
import type { Tenant } from '../../../platform/authorization/tenant.js';
import { AccountsQueries, type Candidate } from '../accounts.queries.js';
import { CaptchaCheck } from '../captcha/captcha-check.service.js';
import type { CaptchaProof } from '../captcha/captcha.port.js';
import { isPassword } from './password.js';
import { SignInRefused } from '../sign-in-failures/sign-in.errors.js';
import { SignInFailures } from '../sign-in-failures/sign-in-failures.service.js';

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
    const candidates = await this.accounts.candidates(email);
    const found = await withPassword(candidatesFor(tenant, candidates), password);
    if (found === undefined) throw new SignInRefused();
    await this.failures.succeeded(email, address);
    return found.subject;
  }
}

/**
 * Atlas accepts staff only; elsewhere a customer takes precedence over staff with the same address.
 */
export function candidateFor(
  tenant: Tenant,
  candidates: readonly Candidate[],
): Candidate | undefined {
  return candidatesFor(tenant, candidates)[0];
}

/** More than one only if the address was registered under two forms of its domain. */
function candidatesFor(
  { context }: Tenant,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const of = (kind: Subject['kind']) => candidates.filter(({ subject }) => subject.kind === kind);
  const [customers, staff] = [of('customer'), of('staff')];
  return context === 'atlas' || customers.length === 0 ? staff : customers;
}

/** Checks one password even without a candidate, so that timing does not disclose accounts. */
async function withPassword(
  [first, ...others]: readonly Candidate[],
  password: string,
): Promise<Candidate | undefined> {
  if (await isPassword(password, first?.passwordHash)) return first;
  for (const candidate of others)
    if (await isPassword(password, candidate.passwordHash)) return candidate;
  return undefined;
}
