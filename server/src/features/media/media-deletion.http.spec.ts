import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { MediaDetail, MediaItem } from '@selvedge/shared/media/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { Config } from '../../platform/config/config.js';
import type { Answer } from '../../platform/testing/browser.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { PagesService } from '../pages/index.js';
import { StoresService } from '../stores/index.js';
import { MediaFiles } from './index.js';
import { pathOf, picture, uploaded } from './media.testing.js';

describe('deletion from the media library', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    // The first upload creates the store's folder.
    await uploaded(owner, await picture());
  });
  afterAll(() => app.close());

  const remove = (uuid: string, query = ''): Promise<Answer> =>
    owner.send('delete', `${pathOf(uuid)}${query}`, {});
  const original = (uuid: string) => app.get(MediaFiles).original(shop.division, uuid);
  const files = async (): Promise<number> => {
    const folder = path.join(app.get(Config).DATA_DIR, 'media', String(shop.division));
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).length;
  };
  const useAsLogo = (item: MediaItem | null): Promise<unknown> =>
    app
      .get(StoresService)
      .save(
        { actor: 'system:test', correlationId: 'media' },
        { ...shop, logo: item === null ? null : item.thumbnails.original },
      );

  it('IMG-018 removes unused items, and a file with its last item', async () => {
    const content = await picture();
    const before = await files();
    const [one, two] = [await uploaded(owner, content), await uploaded(owner, content)];
    expect(await files()).toBe(before + 1);
    expect((await remove(one.uuid)).status).toBe(204);
    expect(await original(one.uuid)).toBeUndefined();
    expect(await files()).toBe(before + 1);
    expect((await remove(two.uuid)).status).toBe(204);
    expect(await files()).toBe(before);
    expect((await remove(two.uuid)).status).toBe(404);
  });

  it('IMG-018 reports where an item is used first', async () => {
    const item = await uploaded(owner, await picture());
    await useAsLogo(item);
    const refused = await remove(item.uuid);
    const uses = [{ kind: 'store', id: shop.code, name: shop.name }];
    expect([refused.status, refused.body.code]).toEqual([409, 'MediaInUse']);
    expect(refused.body.current).toEqual({ uses });
    // Safe: response with the details of an item.
    expect(((await owner.get(pathOf(item.uuid))).body as MediaDetail).uses).toEqual(uses);
    expect((await remove(item.uuid, '?force=maybe')).status).toBe(422);
    expect((await remove(item.uuid, '?force=true')).status).toBe(204);
    await useAsLogo(null);
  });

  it('IMG-018 counts the uses in published and edited pages', async () => {
    const [hero, next] = [
      await uploaded(owner, await picture()),
      await uploaded(owner, await picture()),
    ];
    const context = { division: shop.division, actor: 'system:test', correlationId: 'media' };
    const showing = ({ thumbnails }: MediaItem) => ({
      blocks: [{ type: 'banner', properties: { image: { value: thumbnails.medium } } }],
    });
    const pages = app.get(PagesService);
    const title = { title: { value: 'Sea side' } };
    const draft = { fields: { url: '/sea/', properties: title, ...showing(hero) } };
    const { id, uuid } = await pages.create(context, draft, false);
    await pages.change(context, id, { draft: { fields: showing(next) }, isDraft: true });
    const uses = [{ kind: 'page', id: uuid, name: 'Sea side' }];
    for (const item of [hero, next]) {
      const refused = await remove(item.uuid);
      expect([refused.status, refused.body.current]).toEqual([409, { uses }]);
    }
    await pages.publish(context, id);
    expect((await remove(hero.uuid)).status).toBe(204);
    await pages.remove(context, id);
    expect((await remove(next.uuid)).status).toBe(204);
  });
});
