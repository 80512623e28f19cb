import type { MediaItem } from '@selvedge/shared/media/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { StoresService } from '../stores/index.js';
import { libraryPath, picture, uploaded } from './media.testing.js';

const unknownUuid = '00000000-0000-4000-8000-000000000000';
const pathOf = (uuid: string): string => `${libraryPath}${uuid}/`;

describe('bulk changes of the media library', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());

  const change = (uuid: string, body: object): Promise<unknown> =>
    owner.send('patch', pathOf(uuid), { body });
  const useAsLogo = ({ thumbnails }: MediaItem): Promise<unknown> =>
    app
      .get(StoresService)
      .save(
        { actor: 'system:test', correlationId: 'media' },
        { ...shop, logo: thumbnails.original },
      );

  it('IMG-018 delete many items, except those in use', async () => {
    const [logo, other] = [
      await uploaded(owner, await picture()),
      await uploaded(owner, await picture()),
    ];
    await useAsLogo(logo);
    const uuids = [logo.uuid, other.uuid, unknownUuid];
    const first = await owner.post(`${libraryPath}bulk/delete/`, { uuids });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({
      deleted: [other.uuid],
      inUse: [{ uuid: logo.uuid, uses: [{ kind: 'store' }] }],
    });
    const second = await owner.post(`${libraryPath}bulk/delete/`, { uuids, force: true });
    expect(second.body).toEqual({ deleted: [logo.uuid], inUse: [] });
  });

  it('IMG-018 change the tags of many items', async () => {
    const [one, two] = [
      await uploaded(owner, await picture()),
      await uploaded(owner, await picture()),
    ];
    await change(one.uuid, { tags: ['old', 'both'] });
    const body = { uuids: [one.uuid, two.uuid], add: ['new', 'both'], remove: ['old'] };
    const answer = await owner.post(`${libraryPath}bulk/tags/`, body);
    expect(answer.status).toBe(200);
    // The items in any order.
    const items = answer.body as readonly MediaItem[];
    const tagsOf = ({ uuid }: MediaItem) => items.find((item) => item.uuid === uuid)?.tags;
    expect([tagsOf(one), tagsOf(two)]).toEqual([
      ['both', 'new'],
      ['new', 'both'],
    ]);
    await change(two.uuid, { tags: Array.from({ length: 30 }, (_, index) => `t${index}`) });
    await owner.post(`${libraryPath}bulk/tags/`, { uuids: [two.uuid], add: ['more'], remove: [] });
    expect((await owner.get(pathOf(two.uuid))).body.tags).toHaveLength(30);
  });

  it.each<[string, string, object]>([
    ['delete', 'nothing', { uuids: [] }],
    ['delete', 'no list', { uuids: unknownUuid }],
    ['delete', 'no uuid', { uuids: ['../..'] }],
    ['delete', 'too many', { uuids: Array.from({ length: 201 }, () => unknownUuid) }],
    ['delete', 'a forced word', { uuids: [unknownUuid], force: 'yes' }],
    ['tags', 'nothing', { uuids: [], add: ['a'], remove: [] }],
    ['tags', 'no list', { uuids: [unknownUuid], add: 'a', remove: [] }],
    ['tags', 'no tags', { uuids: [unknownUuid] }],
    ['tags', 'a comma', { uuids: [unknownUuid], add: ['a,b'], remove: [] }],
    ['tags', 'U+0000', { uuids: [unknownUuid], add: ['a\0'], remove: [] }],
  ])('IMG-018 by %s refuse %s', async (call, _what, body) => {
    const answer = await owner.post(`${libraryPath}bulk/${call}/`, body);
    expect([answer.status, answer.body.code]).toEqual([422, 'InvalidInput']);
  });
});
