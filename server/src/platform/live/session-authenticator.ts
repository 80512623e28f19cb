import type { IncomingHttpHeaders } from 'node:http';

import { fastifyCookie } from '@fastify/cookie';
import { Injectable } from '@nestjs/common';

import { principalIn } from '../authorization/principal.js';
import { actorOf, type Session, SessionDirectory } from '../authorization/session.js';
import { isSignedIn, visitorSession } from '../authorization/session-token.js';
import { SessionCookies } from '../http/session-cookies.js';
import { HostDirectory, type Tenant } from '../authorization/tenant.js';
import { LiveAuthenticator, type LiveWatcher } from './live-authenticator.js';

/** Identifies clients as HTTP calls do: by host and session cookie. */
@Injectable()
export class SessionAuthenticator extends LiveAuthenticator {
  constructor(
    private readonly hosts: HostDirectory,
    private readonly sessions: SessionDirectory,
    private readonly cookies: SessionCookies,
  ) {
    super();
  }

  async authenticate(headers: IncomingHttpHeaders): Promise<LiveWatcher | undefined> {
    const tenant = this.hosts.find(hostnameIn(headers));
    if (!tenant) return undefined;
    const session = await this.sessionIn(headers, tenant);
    return {
      subject: session.subject === null ? null : actorOf(session),
      principal: principalIn({ tenant, session }, tenant.division),
    };
  }

  private async sessionIn(headers: IncomingHttpHeaders, tenant: Tenant): Promise<Session> {
    const token = this.cookies.tokenIn(fastifyCookie.parse(headers.cookie ?? ''));
    if (token === undefined || !isSignedIn(token)) return visitorSession(token);
    return (await this.sessions.find(token, tenant)) ?? visitorSession(undefined);
  }
}

/** Extracts `tropic.localhost` from `Host: tropic.localhost.:3000`. */
function hostnameIn({ host }: IncomingHttpHeaders): string {
  return (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
