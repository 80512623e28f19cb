import type { Config } from '../config/config.js';
import { secretIdIn } from './secret-id.js';

/** Cookies of a request by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** Cookie that holds a secret id. */
export class SecretIdCookie {
  readonly secure: boolean;
  readonly name: string;

  constructor({ NODE_ENV }: Config, name: string) {
    this.secure = NODE_ENV === 'production';
    // The prefix stops a sibling subdomain from setting the cookie (RFC 6265bis, 4.1.3.2).
    this.name = this.secure ? `__Host-${name}` : name;
  }

  /** Undefined if the request has no such cookie. */
  idIn(cookies: Cookies): string | undefined {
    return secretIdIn(cookies[this.name]);
  }
}
