import request, { type Response } from 'supertest';

import { newToken } from '../authorization/session-token.js';

/** What came back. `body` is the parsed JSON, `text` what was sent. */
export type Answer = Pick<Response, 'status' | 'headers' | 'body' | 'text'>;

/** Throws where an answer is not as the description of the API has it. */
export type AnswerCheck = (method: string, path: string, answer: Answer) => void;

/** The CSRF token that belongs to the token of a session. */
export type ProofOf = (session: string) => string;

/** What it asks of the application itself, where it is in the same process. */
interface Inside {
  /** About every answer. */
  readonly check?: AnswerCheck;
  /** For the first call of a script, which would ask for it over HTTP before. */
  readonly proofOf?: ProofOf | undefined;
}

const sessionCookie = 'selvedge-session';
const proofCookie = 'XSRF-TOKEN';

export interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  /** An object goes as JSON; a string as it stands, with the content type of `headers`. */
  readonly body?: object | string;
}

type Method = 'get' | 'head' | 'post' | 'put' | 'patch' | 'delete' | 'options';

/**
 * One person's browser on one host: it keeps cookies, and its calls bring the CSRF token, as our own
 * client's do. It follows no redirects.
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
   * A call of a script. The first one gets a CSRF token before, if there is none yet; where a server
   * that is going or coming has none to give, that answer is the call's.
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

  /** A `<form method="post">` of a page on this host. */
  form(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      accept: 'text/html',
    };
    return this.send('post', path, { headers, body: new URLSearchParams(fields).toString() });
  }

  /** Any call, without anything being fetched before. */
  async send(method: Method, path: string, { headers = {}, body }: Call): Promise<Answer> {
    // Packed answers, which take both sides their time, are for who asks for them.
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

  /** As a socket's handshake sends it. */
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
