import { Injectable } from '@nestjs/common';
import { nextStep, stepLink } from '@selvedge/shared/accounts/next-step';
import type { FastifyRequest } from 'fastify';

import { Accounts } from '../accounts/index.js';
import { ShopRequests } from '../storefront/index.js';

/** Dashboard pages that need no account. */
const isForVisitors = (path: string): boolean => /^\/dashboard\/join-team\/?$/.test(path);

/** Requires a signed-in, verified user who has signed the terms, in this order. */
@Injectable()
export class OfficeAccess {
  constructor(
    private readonly accounts: Accounts,
    private readonly requests: ShopRequests,
  ) {}

  /**
   * Returns the page to complete first, which leads back afterwards; undefined if access is
   * granted.
   */
  async requiredStep(request: FastifyRequest): Promise<string | undefined> {
    const { subject } = request.facts.session;
    const [path = '/'] = request.url.split('?');
    if (subject === null) return this.requiredSignIn(request, path);
    if (subject.kind !== 'customer') return undefined;
    const step = nextStep(await this.accounts.signUpProgressOf(subject.id));
    return step && stepLink(step, path);
  }

  /**
   * Where the host has no store there is no sign-in page, so the client application signs the user
   * in.
   */
  private requiredSignIn({ facts, url }: FastifyRequest, path: string): string | undefined {
    if (isForVisitors(path) || !this.requests.hasStore(facts)) return undefined;
    return stepLink('/login/', url);
  }
}
