import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';

import { startApp, type SignedIn, type TestApp } from '../testing/start-app.js';

const sessionCookie = 'selvedge-session';

/** Answers that set a cookie, with different caching. */
@Controller('probe-cookies')
class CookieProbe {
  @Get('public')
  @Header('cache-control', 'public, max-age=60')
  public(@Res({ passthrough: true }) reply: FastifyReply): string {
    reply.setCookie('probe', 'one').header('set-cookie', 'other=two');
    return 'the same for everyone';
  }

  @Get('s-maxage')
  @Header('cache-control', 's-maxage=60')
  sharedAge(@Res({ passthrough: true }) reply: FastifyReply): string {
    reply.setCookie('probe', 'one');
    return 'the same for everyone';
  }

  @Get('personal')
  @Header('cache-control', 'public, s-maxage=60, max-age=60')
  @Header('vary', 'Accept, Cookie')
  personal(@Res({ passthrough: true }) reply: FastifyReply): string {
    reply.setCookie('probe', 'one');
    return 'for one visitor';
  }

  @Get('unsaid')
  unsaid(@Res({ passthrough: true }) reply: FastifyReply): string {
    reply.setCookie('probe', 'one');
    return 'a page';
  }

  @Get('unchanged')
  @Header('cache-control', 'no-cache')
  unchanged(@Res() reply: FastifyReply): void {
    void reply.setCookie('probe', 'one').code(304).send();
  }

  @Get('cookieless')
  cookieless(): string {
    return 'a page';
  }
}

describe('cookies and caches', () => {
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp({}, [CookieProbe]);
    owner = await app.signInOwner(await app.openStore());
  });
  afterAll(() => app.close());

  it.each([
    ['public', 'public, max-age=60', undefined],
    ['s-maxage', 's-maxage=60', undefined],
    ['personal', 'private, max-age=60', ['probe=one; SameSite=Lax']],
    ['unsaid', 'private, no-cache', ['probe=one; SameSite=Lax']],
    ['unchanged', 'private, no-cache', ['probe=one; SameSite=Lax']],
    ['cookieless', undefined, undefined],
  ])('IDN-010 never put a cookie on an answer for shared caches: %s', async (path, ...sent) => {
    const { headers } = await owner.get(`/probe-cookies/${path}`);
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(sent);
  });

  describe('with a session unused for two hours', () => {
    beforeEach(() => age('2 hours'));

    it.each(['/robots.txt', '/product-feed.xml', '/sitemap.xml', '/sw.js'])(
      'IDN-010 %s does not extend it; the next page does, with its cookie',
      async (path) => {
        const file = await owner.get(path, { headers: { accept: 'text/html' } });
        expect([file.status, file.headers['set-cookie']]).toEqual([200, undefined]);
        expect(await isFresh()).toBe(false);
        const page = await owner.get('/basket/', { headers: { accept: 'text/html' } });
        expect([page.headers['set-cookie']].flat()).toEqual(
          expect.arrayContaining([
            expect.stringMatching(`^${sessionCookie}=s\\..*Max-Age=1209600`),
          ]),
        );
        expect(page.headers['cache-control']).toMatch(/private|no-store/);
        expect(await isFresh()).toBe(true);
      },
    );
  });

  it('GRD-005 restrict the feed of a closed store to its admitted visitors', async () => {
    const closed = await app.signInOwner(await app.openStore({ passwordProtected: true }));
    const { status, headers } = await closed.get('/product-feed.xml');
    expect([status, headers['cache-control']]).toEqual([200, 'private, max-age=900']);
  });

  const age = (interval: string): Promise<unknown> =>
    app
      .get(DataSource)
      .query(
        `UPDATE sessions SET last_seen_at = now() - $2::interval WHERE subject_kind = 'customer' AND subject_id = $1`,
        [owner.subject.id, interval],
      );

  async function isFresh(): Promise<boolean> {
    const [row] = await app
      .get(DataSource)
      .query<[{ readonly isFresh: boolean }]>(
        `SELECT last_seen_at > now() - interval '1 hour' AS "isFresh" FROM sessions WHERE subject_kind = 'customer' AND subject_id = $1`,
        [owner.subject.id],
      );
    return row.isFresh;
  }
});
