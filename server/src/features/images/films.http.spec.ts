import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { film, uploaded } from '../media/media.testing.js';
import { forGood } from './pictures.testing.js';

describe('image service', () => {
  let app: TestApp;
  let shop: Store;

  const ask = (
    url: string,
    headers: Readonly<Record<string, string>> = { accept: 'image/webp' },
  ): Promise<Answer> => app.visitor(shop.code).get(url, { headers });

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
  });
  afterAll(() => app.close());

  describe('for a video', () => {
    const content = film();
    let url: string;
    let bytes: Buffer;
    beforeAll(async () => {
      url = `/images/${(await uploaded(await app.signInOwner(shop), content)).uuid}`;
      bytes = (await ask(url)).body;
    });

    it('IMG-010 serves it unchanged', async () => {
      const answer = await ask(`${url}?v=2`);
      expect(answer.headers).toMatchObject({
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'cache-control': forGood,
      });
      expect(bytes.subarray(4, 8).toString()).toBe('ftyp');
      const etag = String(answer.headers['etag']);
      expect((await ask(url, { 'if-none-match': etag })).status).toBe(304);
    });

    it('IMG-010 serves the requested byte range', async () => {
      const part = await ask(url, { range: 'bytes=4-7' });
      expect([part.status, part.headers['content-range']]).toEqual([
        206,
        `bytes 4-7/${bytes.length}`,
      ]);
      expect(part.body.toString()).toBe('ftyp');
      const none = await ask(url, { range: 'bytes=999999-' });
      expect([none.status, none.headers['content-range']]).toEqual([
        416,
        `bytes */${bytes.length}`,
      ]);
      const changed = await ask(url, { range: 'bytes=4-7', 'if-range': '"another"' });
      expect([changed.status, changed.body.length]).toEqual([200, bytes.length]);
    });

    it('IMG-010 refuses parameters', async () => {
      const answer = await ask(`${url}?w=100`);
      expect([answer.status, answer.body.code]).toEqual([422, 'FilmNotChanged']);
    });
  });
});
