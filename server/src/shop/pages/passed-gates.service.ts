import { createHmac } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { isSubject } from '@selvedge/shared/permissions/principal';

import { Config } from '../../platform/config/config.js';
import { SecretIdCookie, type Cookies } from '../../platform/ids/secret-id-cookie.js';
import type { PersonalSource, ShopRequest } from '../../features/storefront/index.js';
import type { HasPassed } from '../../features/pages/blocks/gates.js';

/** Beyond this number the oldest gates must be passed again. */
const maxPassed = 40;

/** A gate block on the page at an address. */
export interface GateAt {
  readonly url: string;
  readonly block: number | string;
}

/** Records passed gates in a signed cookie, which the visitor cannot forge (BLK-022). */
@Injectable()
export class PassedGates implements PersonalSource {
  readonly name = null;
  readonly cookie: SecretIdCookie;

  constructor(private readonly config: Config) {
    this.cookie = new SecretIdCookie(config, 'passed-gates');
  }

  isIn(cookies: Cookies): boolean {
    return cookies[this.cookie.name] !== undefined;
  }

  forEveryone() {
    return {};
  }

  of() {
    return Promise.resolve({});
  }

  /** Returns which gates of a page the visitor has passed. */
  passedBy({ principal, visitor, store }: ShopRequest, url: string): HasPassed {
    const passed = this.passedIn(visitor?.cookies ?? {});
    return (gate, block) =>
      gate === 'login'
        ? isSubject('user', principal)
        : passed.includes(this.keyOf(store.division, { url, block }));
  }

  /** Returns the new cookie value after a gate of the store was passed. */
  cookieValue(cookies: Cookies, division: number, gate: GateAt): string {
    const key = this.keyOf(division, gate);
    return [...new Set([...this.passedIn(cookies), key])].slice(-maxPassed).join('.');
  }

  private keyOf(division: number, { url, block }: GateAt): string {
    return createHmac('sha256', Buffer.from(this.config.DATA_KEY, 'base64'))
      .update(`gate\n${String(division)}\n${url}\n${String(block)}`)
      .digest('base64url')
      .slice(0, 16);
  }

  private passedIn(cookies: Cookies): readonly string[] {
    return (cookies[this.cookie.name] ?? '').split('.').filter((key) => key !== '');
  }
}
