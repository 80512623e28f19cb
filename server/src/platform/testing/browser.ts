import request, { type Response } from 'supertest';

import { newToken } from '../authorization/session-token.js';

/** Answer with the parsed JSON as `body` and the raw text as `text`. */
export type Answer = Pick<Response, 'status' | 'headers' | 'body' | 'text'>;

/** Throws if an answer does not match the API description. */
export type AnswerCheck = (method: string, path: string, answer: Answer) => void;

export type ProofOf = (session: string) => string;

/** Access to the application, if it runs in the same process. */
interface Inside {
  /** Called for every answer. */
  readonly check?: AnswerCheck;
  /** CSRF token for the first call of a script, which would otherwise fetch it over HTTP. */
  readonly proofOf?: ProofOf | undefined;
}

const sessionCookie = 'selvedge-session';
const proofCookie = 'XSRF-TOKEN';

export interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  /** Objects are sent as JSON, strings unchanged with the content type of `headers`. */
  readonly body?: object | string;
}

type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options';

/**
 * Browser of one user on one host. It keeps cookies, and its calls send the CSRF token, as the
 * product's own client does. It follows no redirects.
 */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private readonly calls: ReturnType<typeof request>;

  constructor(
    url: string,
    /** Sent as `Host`: `tropic.localhost`. */
    readonly host: string,
    private readonly inside: Inside = {},
  ) {
    this.calls = request(url);
  }

  get(path: string, call: Omit<Call, 'body'> = {}): Promise<Answer> {
    return this.send('get', path, call);
  }

  /**
   * Call of a script. The first one fetches a CSRF token if there is none yet. If a starting or
   * stopping server has none, its answer is the call's answer.
   */
  async post(
    path: string,
    body: Call['body'] = {},
    call: Omit<Call, 'body'> = {},
  ): Promise<Answer> {
    const refusal = this.cookies.has(proofCookie) ? undefined : await this.getProof();
    return refusal ?? this.send('post', path, { ...call, body });
  }

  private async getProof(): Promise<Answer | undefined> {
    const { proofOf } = this.inside;
    if (proofOf === undefined) {
      const answer = await this.get('/omnis/v3/dashboard/secure/get/');
      return answer.status >= 500 ? answer : undefined;
    }
    const session = this.cookies.get(sessionCookie) ?? newToken('v');
    this.cookies.set(sessionCookie, session);
    this.cookies.set(proofCookie, proofOf(session));
    return undefined;
  }

  /** Posts a form of a page on this host. */
  form(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
    };
    return this.send('post', path, { headers, body: new URLSearchParams(fields).toString() });
  }

  /** Sends any call without fetching a token first. */
  async send(method: Method, path: string, { headers = {}, body }: Call): Promise<Answer> {
    // Compression costs both sides time, so a spec must ask for it.
    const own = { host: this.host, 'accept-encoding': 'identity' };
    const call = this.calls[method](path).set(own).redirects(0);
    if (this.cookies.size > 0) void call.set('Cookie', this.cookieHeader());
    const token = this.cookies.get(proofCookie);
    if (token !== undefined && typeof body !== 'string') void call.set('X-XSRF-TOKEN', token);
    const answer = await call.set(headers).send(body);
    this.storeCookies(answer);
    this.inside.check?.(method, path, answer);
    return answer;
  }

  /** Cookie header for a socket's handshake. */
  cookieHeader(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name);
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, value);
  }

  private storeCookies({ headers }: Answer): void {
    for (const line of [headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
