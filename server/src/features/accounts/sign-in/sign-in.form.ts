import { Injectable } from '@nestjs/common';
import { Login } from '@selvedge/shared/accounts/contract';
import { stepLink } from '@selvedge/shared/accounts/next-step';
import { redirectPath } from '@selvedge/shared/accounts/redirect';
import type { FormState } from '@selvedge/shared/screens/form-state';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { DomainError } from '../../../platform/domain-error.js';
import { fieldErrors } from '../../../platform/http/validation.js';
import { SecondStep } from './second-step.http.js';
import { SignIn } from './sign-in.http.js';

/**
 * Result of a sign-in without JavaScript: a redirect, possibly to the code form, or the form again.
 */
export type SignInOutcome =
  | { readonly isRight: true; readonly location: string }
  | { readonly isRight: false; readonly status: 422 | 429; readonly form: FormState };

/** Errors of fields, or a message about the whole attempt, shown above the form. */
interface Refusal {
  readonly errors?: FormState['errors'] | undefined;
  readonly message?: string;
}

/**
 * Used by the page with the form: `POST /login/` answers 303 to `location` or renders the form
 * again with the errors. The password is never returned.
 */
@Injectable()
export class SignInForm {
  constructor(
    private readonly signIn: SignIn,
    private readonly secondStep: SecondStep,
  ) {}

  async submit(request: FastifyRequest, reply: FastifyReply): Promise<SignInOutcome> {
    const login = plainToInstance(Login, request.body ?? {});
    const invalid = await validate(login, { whitelist: true });
    if (invalid.length > 0) return again(login, 422, { errors: fieldErrors(invalid) });
    const home = request.facts.tenant.context === 'atlas' ? '/' : '/dashboard/';
    const location = redirectPath(login.redirect_uri, home);
    const { email, password, v3captchaToken, v2captchaToken } = login;
    const credentials = { email, password, v3captchaToken, v2captchaToken };
    try {
      const pending = await this.signIn.signIn(request, reply, credentials);
      if (pending === undefined) return { isRight: true, location };
      await this.secondStep.begin(request, reply, pending);
      return { isRight: true, location: stepLink('/login/code/', location) };
    } catch (refusal) {
      if (!(refusal instanceof DomainError)) throw refusal;
      const isDelayed = refusal.kind === 'rate-limited';
      return again(login, isDelayed ? 429 : 422, refusal);
    }
  }
}

function again(
  { email, redirect_uri }: Partial<Login>,
  status: 422 | 429,
  { errors = {}, message }: Refusal,
): SignInOutcome {
  const values = { email: textOf(email), redirect_uri: textOf(redirect_uri) };
  return { isRight: false, status, form: { values, errors, message: message ?? null } };
}

/** Refused fields may have any type. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
