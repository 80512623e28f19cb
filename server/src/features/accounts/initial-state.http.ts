import { Injectable } from '@nestjs/common';
import type { InitialState } from '@selvedge/shared/session/initial-state';
import { isSubject } from '@selvedge/shared/permissions/principal';
import { abilitiesOf } from '@selvedge/shared/policies/policies';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { principalIn } from '../../platform/authorization/principal.js';
import { SessionCookies } from '../../platform/http/session-cookies.js';
import { StoreDirectory } from '../stores/index.js';
import { Avatars } from './avatars/avatars.service.js';
import { AccountsQueries, type Account } from './accounts.queries.js';

/** Builds the initial state of a client's session (IDN-015). */
@Injectable()
export class InitialStates {
  constructor(
    private readonly accounts: AccountsQueries,
    private readonly stores: StoreDirectory,
    private readonly avatars: Avatars,
    private readonly cookies: SessionCookies,
  ) {}

  async of(request: FastifyRequest, reply: FastifyReply): Promise<InitialState> {
    const { facts } = request;
    const { subject } = facts.session;
    const account = subject === null ? undefined : await this.accounts.account(subject);
    const store = this.stores.store(facts.tenant.division);
    const principal = principalIn(facts, facts.tenant.division);
    return {
      user:
        account === undefined
          ? null
          : { ...userOf(account), avatar: await this.avatars.pathOf(account.subject) },
      permissions: [...principal.permissions],
      abilities: abilitiesOf(principal),
      context: facts.tenant.context,
      store: { active: store === undefined ? null : activeStoreOf(store) },
      flags: {
        isAllowed: isSubject('invited', principal) || isSubject('store', principal),
        isInternalOfStore: isSubject('store', principal),
        secondFactorRequired: principal.lacksSecondFactor === true,
      },
      csrfToken: this.cookies.csrfTokenOf(this.cookies.ensure(request, reply)),
    };
  }
}

function userOf({
  subject,
  ...account
}: Account): Omit<NonNullable<InitialState['user']>, 'avatar'> {
  const { email, firstName, lastName, verified, signedEula } = account;
  const internal = subject.kind === 'staff';
  return { ...subject, email, firstName, lastName, verified, signedEula, internal };
}

function activeStoreOf({
  division,
  name,
  pro,
  paymentProcessor,
}: NonNullable<ReturnType<StoreDirectory['store']>>): InitialState['store']['active'] {
  return { id: division, name, pro, paymentProcessor: { type: paymentProcessor } };
}
