import type { FastifyReply } from 'fastify';

import type { Config } from '../config.js';
import { secretIdIn } from '../secret-id.js';

/** Browsers keep no cookie for longer (RFC 6265bis, 5.5). */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** The cookie by which a browser keeps such an id. */
export class SecretIdCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor({ NODE_ENV }: Config, name: string) {
    this.secure = NODE_ENV === 'production';
    // The prefix keeps a sibling sub-domain from planting the cookie (RFC 6265bis, 4.1.3.2).
    this.name = this.secure ? `__Host-${name}` : name;
  }

  /** Undefined when it brings none. */
  idIn(cookies: Readonly<Record<string, string | undefined>>): string | undefined {
    return secretIdIn(cookies[this.name]);
  }

  /** Lets the browser keep an id that it does not know yet. */
  keep(reply: FastifyReply, known: string | undefined, id: string): void {
    if (known === id) return;
    reply.setCookie(this.name, id, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.secure,
      maxAge: lifetimeSeconds,
    });
  }
}
