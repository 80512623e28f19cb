import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';

import { startApp, type TestApp } from '../testing/start-app.js';
import { ErrorPages } from './error-pages.js';
import { ProbeController, ProbePageController } from './probe.testing.js';
import { callsPerMinute } from './rate-limits.js';

describe('HTTP answers', () => {
  let app: TestApp;
  let host: string;

  beforeAll(async () => {
    app = await startApp({ LOG_LEVEL: 'error' }, [ProbeController, ProbePageController]);
    host = (await app.openStore()).code;
  });
  afterAll(() => app.close());

  it.each([
    ['conflict', { status: 409, title: 'Api error', code: 'StatusHasMoved' }],
    ['pro', { status: 402, title: '402 Pro upgrade required', code: 'ProRequired' }],
    ['item', { status: 400, title: 'Api error', code: 'ItemGone' }],
  ])('ERR-001 ERR-004 ERR-008 ERR-011 report %s as a problem', async (what, problem) => {
    const answer = await app.call(host, `/omnis/v3/probe/thrown/${what}`);
    expect(answer.status).toBe(problem.status);
    expect(answer.body).toMatchObject({ type: 'about:blank', ...problem });
    expect(answer.body.message).toBe(answer.body.detail);
  });

  it('include the current state with a conflict', async () => {
    const { body } = await app.call(host, '/omnis/v3/probe/thrown/conflict');
    expect(body.current).toEqual({ status: 'paid' });
  });

  it('ERR-005 ERR-010 reveal nothing about a bug but the general message', async () => {
    const { status, body, headers } = await app.call(host, '/omnis/v3/probe/thrown/bug');
    expect(status).toBe(500);
    expect(body).toEqual({
      type: 'about:blank',
      status: 500,
      title: '500 Server error',
      detail: 'Oops.. looks like something went wrong',
      message: 'Oops.. looks like something went wrong',
      code: 'ServerError',
      correlationId: headers['x-correlation-id'],
    });
  });

  it('are not logged for a caller that has left, unlike other refusals', async () => {
    const warnings: unknown[] = [];
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: unknown) => {
      warnings.push(line);
    });
    await app.call(host, '/omnis/v3/probe/thrown/gone');
    expect(warnings).toEqual([]);
    await app.call(host, '/omnis/v3/probe/thrown/busy');
    expect(warnings).toEqual([{ message: 'refused', status: 503, code: 'TooMuchAsked' }]);
    warn.mockRestore();
  });

  it('show a page about a refusal to browsers, and a problem to programs', async () => {
    app.get(ErrorPages).renderBy(({ status }) => Promise.resolve(`<h1>${status}</h1>`));
    const visitor = app.visitor(host);
    const html = { headers: { accept: 'text/html,*/*;q=0.8' } };
    const page = await visitor.get('/no-such-page/', html);
    expect([page.status, page.text]).toEqual([404, '<h1>404</h1>']);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    const call = await visitor.get('/omnis/v3/no-such-call/', html);
    expect(call.body).toMatchObject({ code: 'NotFound' });
    app.get(ErrorPages).renderBy(() => Promise.reject(new Error('the renderer is broken')));
    expect((await visitor.get('/no-such-page/', html)).body).toMatchObject({ code: 'NotFound' });
    app.get(ErrorPages).renderBy(() => Promise.resolve(undefined));
  });

  it("NFR-009 carry the caller's correlation id if it is valid", async () => {
    const visitor = app.visitor(host);
    const idFor = async (given: string): Promise<string | undefined> => {
      const { headers } = await visitor.get('/probe-page', {
        headers: { 'x-correlation-id': given },
      });
      return headers['x-correlation-id'];
    };
    expect(await idFor('checkout-7f3a')).toBe('checkout-7f3a');
    for (const insane of ['short', 'x'.repeat(65), 'a b c d e f g h', '{"level":"error"}']) {
      expect(await idFor(insane)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    }
  });

  it('NFR-009 pass the correlation id to commands', async () => {
    const headers = { 'x-correlation-id': 'checkout-7f3a' };
    const { body } = await app.visitor(host).get('/omnis/v3/probe/context', { headers });
    expect(body).toMatchObject({ actor: 'visitor', correlationId: 'checkout-7f3a' });
  });

  it('NFR-008 always have security headers', async () => {
    for (const path of [
      '/healthz',
      '/probe-page',
      '/omnis/v3/nothing',
      '/omnis/v3/probe/thrown/%ff%',
    ]) {
      const { headers } = await app.call(host, path);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('NFR-008 are not stored by caches for API calls', async () => {
    const { headers } = await app.call(host, '/omnis/v3/probe/context');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('NFR-008 are 429 with Retry-After if one address calls too often', async () => {
    const visitor = app.visitor(host);
    await visitor.post('/omnis/v3/probe/limited');
    const calls = Array.from({ length: callsPerMinute.login }, () =>
      visitor.post('/omnis/v3/probe/limited'),
    );
    const refused = (await Promise.all(calls)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body).toMatchObject({ title: 'Api error', code: 'TooManyRequests' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
