import type { Config } from './config/config.js';
import { secretIdIn } from './secret-id.js';

/** What a browser has kept for a shop, by name. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/** The cookie by which a browser keeps a secret id. */
export class SecretIdCookie {
  readonly secure: boolean;
  readonly name: string;

  constructor({ NODE_ENV }: Config, name: string) {
    this.secure = NODE_ENV === 'production';
    // The prefix keeps a sibling sub-domain from planting the cookie (RFC 6265bis, 4.1.3.2).
    this.name = this.secure ? `__Host-${name}` : name;
  }

  /** Undefined when it brings none. */
  idIn(cookies: Cookies): string | undefined {
    return secretIdIn(cookies[this.name]);
  }
}
