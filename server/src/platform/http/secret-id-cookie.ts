import { randomBytes } from 'node:crypto';

import type { FastifyReply } from 'fastify';

import type { Config } from '../config.js';

const form = /^[0-9a-f]{32}$/;
/** Browsers keep no cookie for longer (RFC 6265bis, 5.5). */
const lifetimeSeconds = 400 * 24 * 60 * 60;

/** 128 random bits in hex, that nobody can guess: whoever knows it may have what it names. */
export function newSecretId(): string {
  return randomBytes(16).toString('hex');
}

/** The id as a cookie or a link brings it; undefined for anything else. */
export function secretIdIn(text: string | undefined): string | undefined {
  return text !== undefined && form.test(text) ? text : undefined;
}

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
