import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { MediaItem, MediaPage } from '@selvedge/shared/media/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { Config } from '../../platform/config/config.js';
import { Browser } from '../../platform/testing/browser.js';
import { startSecondServer } from '../../platform/testing/server-process.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { MediaFiles } from './index.js';
import { picture, upload } from './media.testing.js';

/** The process is killed after some of these uploads. */
const uploads = 24;
const beforeTheKill = 6;

describe('media library after kill -9', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  it('IMG-018 contains every acknowledged upload in full', async () => {
    const second = await startSecondServer(app);
    const browser = new Browser(second.url, owner.host);
    browser.setCookie('selvedge-session', owner.cookie('selvedge-session') ?? '');
    await browser.get('/omnis/v3/dashboard/secure/get/');
    const contents = await Promise.all(
      Array.from({ length: uploads }, () => picture('png', 300, 300)),
    );
    const acknowledged = new Map<string, Buffer>();
    const sent = contents.map(async (content) => {
      const answer = await upload(browser, content).catch(() => undefined);
      if (answer?.status !== 201) return;
      // Safe: response of an upload (IMG-018).
      acknowledged.set((answer.body as MediaItem).uuid, content);
      if (acknowledged.size === beforeTheKill) second.child.kill('SIGKILL');
    });
    await Promise.all(sent);
    await second.ended;

    expect(acknowledged.size).toBeGreaterThanOrEqual(beforeTheKill);
    for (const [uuid, content] of acknowledged) {
      const original = await app.get(MediaFiles).original(shop.division, uuid);
      expect((await original?.content())?.length).toBe(content.length);
    }
    const { body } = await owner.get('/omnis/v3/artemis/query/?perPage=200');
    // Safe: response of API-036.
    const { data } = body as MediaPage;
    for (const { uuid } of data)
      await expect(
        app
          .get(MediaFiles)
          .original(shop.division, uuid)
          .then((original) => original?.content()),
      ).resolves.toBeInstanceOf(Buffer);
    const folder = path.join(app.get(Config).DATA_DIR, 'media', 'incoming');
    expect((await readdir(folder)).length).toBeLessThanOrEqual(uploads * 2);
  }, 60_000);
});
