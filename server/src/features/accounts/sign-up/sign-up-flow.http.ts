import { Injectable } from '@nestjs/common';
import type { SignUp } from '@selvedge/shared/accounts/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { commandContextOf } from '../../../platform/http/request-facts.js';
import { verificationLivesMs } from '../account.rules.js';
import { NoSignUp } from '../account.errors.js';
import { SessionChange } from '../sessions/session-change.http.js';
import { PendingSignUps } from './pending-sign-ups.service.js';
import { SignUps } from './sign-ups.service.js';
import { Verification } from './verification.service.js';

/** Browsers drop cookies of more than 4096 bytes. */
const maxRedirectLength = 1_000;

@Injectable()
export class SignUpFlow {
  constructor(
    private readonly signUps: SignUps,
    private readonly verification: Verification,
    private readonly pending: PendingSignUps,
    private readonly change: SessionChange,
  ) {}

  /**
   * Stores the sign-up and its redirect target in a cookie; the browser is not signed in until the
   * code is verified. Throws InvalidInput.
   */
  async signUp(
    request: FastifyRequest,
    reply: FastifyReply,
    form: SignUp & { readonly redirectUri: string },
  ): Promise<void> {
    const signUp = await this.signUps.signUp(commandContextOf(request), form);
    const redirectUri = form.redirectUri.length > maxRedirectLength ? '/' : form.redirectUri;
    const pending = { ...signUp, redirectUri };
    const { name, secure } = this.pending;
    reply.setCookie(name, this.pending.sealed(pending), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      maxAge: verificationLivesMs / 1_000,
    });
  }

  /**
   * Verifies the code and signs in the browser that signed up. Throws CodeRefused, SignInDelayed,
   * and NoSignUp without a sign-up or session.
   */
  async verify(request: FastifyRequest, reply: FastifyReply, code: string): Promise<void> {
    const pending = this.pending.of(request.cookies);
    const context = commandContextOf(request);
    if (pending === undefined) {
      await this.verification.verify(context, { id: customerIn(request) }, code);
      return;
    }
    const subject = await this.verification.verify(context, pending, code);
    const { gatePassed } = request.facts.session;
    await this.change.replace(request, reply, { subject, gatePassed });
    const { name, secure } = this.pending;
    reply.clearCookie(name, { path: '/', secure });
  }

  /** Throws NoSignUp. */
  async resend(request: FastifyRequest): Promise<void> {
    const context = commandContextOf(request);
    const pending = this.pending.of(request.cookies);
    if (pending === undefined) await this.signUps.resendCode(context, customerIn(request));
    else await this.signUps.resend(context, pending);
  }

  /** Throws NoSignUp, NotVerified and TermsChanged. */
  async signTerms(request: FastifyRequest, version: string): Promise<void> {
    const context = commandContextOf(request);
    await this.verification.signTerms(context, customerIn(request), version);
  }
}

function customerIn({ facts: { session } }: FastifyRequest): number {
  const { subject } = session;
  if (subject?.kind !== 'customer') throw new NoSignUp();
  return subject.id;
}
