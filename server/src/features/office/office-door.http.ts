import { Injectable } from '@nestjs/common';
import { nextStep, stepLink } from '@selvedge/shared/accounts/next-step';
import type { FastifyRequest } from 'fastify';

import { Accounts } from '../accounts/index.js';
import { ShopRequests } from '../storefront/index.js';

/** Of the dashboard, what is for those who have no account yet. */
const isForVisitors = (path: string): boolean => /^\/dashboard\/join-team\/?$/.test(path);

/** GRD-033: who comes to a dashboard is signed in, verified, and has signed the terms, in this order. */
@Injectable()
export class OfficeDoor {
  constructor(
    private readonly accounts: Accounts,
    private readonly requests: ShopRequests,
  ) {}

  /** The page that comes first, and then leads back; undefined for who may come in. */
  async stepBefore(request: FastifyRequest): Promise<string | undefined> {
    const { subject } = request.facts.session;
    const [path = '/'] = request.url.split('?');
    if (subject === null) return this.signInBefore(request, path);
    if (subject.kind !== 'customer') return undefined;
    const step = nextStep(await this.accounts.standingOf(subject.id));
    return step && stepLink(step, path);
  }

  /** RTE-069. Where no shop is, the program asks by itself: there is no page that would. */
  private signInBefore({ facts, url }: FastifyRequest, path: string): string | undefined {
    if (isForVisitors(path) || !this.requests.hasStore(facts)) return undefined;
    return stepLink('/login/', url);
  }
}
