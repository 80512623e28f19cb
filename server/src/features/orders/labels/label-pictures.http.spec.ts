import { randomUUID } from 'node:crypto';

import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { film, picture, uploaded } from '../../media/media.testing.js';
import { LabelPictures } from './label-pictures.service.js';

describe('label images', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('skip missing and unreadable images', async () => {
    const shop = await app.openStore();
    const owner = await app.signInOwner(shop);
    const shown = `/images/${(await uploaded(owner, await picture())).uuid}`;
    const moving = `/images/${(await uploaded(owner, film())).uuid}`;
    const missing = `/images/${randomUUID()}`;
    const found = await app
      .get(LabelPictures)
      .of(shop.division, [shown, shown, moving, missing, 'https://elsewhere.example/a.png', '']);
    expect([...found.keys()]).toEqual([shown]);
    // Signature of a JPEG file.
    expect(found.get(shown)).toMatch(/^data:image\/jpeg;base64,\/9j\//);
  });
});
