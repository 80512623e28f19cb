import { fastifyCookie, type SerializeOptions } from '@fastify/cookie';

/**
 * The `Set-Cookie` of one cookie, without its value: a page from memory takes less time than to
 * write it, and `@fastify/cookie` takes at least seven times as long for the whole line (0097).
 */
export class CookieLine {
  private readonly start: string;
  private readonly attributes: string;

  constructor(name: string, options: SerializeOptions) {
    this.start = `${name}=`;
    this.attributes = fastifyCookie.serialize(name, '', options).slice(this.start.length);
  }

  /** `value` is of letters, digits, `.`, `_` and `-`, which stand in a cookie as they are (RFC 6265, 4.1.1). */
  of(value: string): string {
    return this.start + value + this.attributes;
  }

  /** Whether a line sets the same cookie. */
  isSetBy(line: string): boolean {
    return line.startsWith(this.start);
  }
}
