import { randomUUID } from 'node:crypto';

import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { previewId } from '@selvedge/shared/connect/preview-ids';
import { setProperty } from '@selvedge/shared/pages/live/block-commands';
import { liveBlocks } from '@selvedge/shared/pages/live/live-blocks';
import {
  insertBlock,
  insertBlocks,
  type NewBlock,
} from '@selvedge/shared/pages/live/tree-commands';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';
import { LivePages } from '../collab/live-pages.service.js';
import { Author } from '../collab/member-state.js';
import { foreignPage } from '../pages.testing.js';

const author = new Author('system:test', '');
const added = '0c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f';

describe('page preview', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let page: { readonly id: number; readonly uuid: string };

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    owner = await app.signInOwner(shop);
    const { body } = await owner.post(`/omnis/v3/divisions/${shop.division}/pages/`, foreignPage);
    page = body;
  });
  afterAll(() => app.close());

  const call = (id = page.id) => `/omnis/v3/divisions/${shop.division}/pages/${id}/preview/`;
  const live = () => app.get(LivePages).open(shop.division, page.uuid);

  /** Retitles the newsletter block and inserts a quote before it. Returns the newsletter's uuid. */
  async function edit(): Promise<string> {
    const { doc, transact } = await bound();
    const newsletter = liveBlocks(doc).find(({ wire }) => wire.type === 'newsletterSubscribe');
    const uuid = newsletter?.uuid ?? '';
    await transact(() => {
      setProperty(doc, author, { uuid, name: 'title', value: 'Stay in touch' });
      const block = { uuid: added, type: 'quote', properties: { text: 'So soft', author: 'Maya' } };
      insertBlock(doc, author, { block, at: { parent: null, index: 0 } });
    });
    return uuid;
  }
  async function bound() {
    const opened = await live();
    return { doc: opened.doc, transact: (change: () => void) => opened.transact(author, change) };
  }

  it('renders the live document, with the block ids that the editor uses', async () => {
    const newsletter = await edit();
    const { status, body, headers } = await owner.get(call());
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    // Response of our own API.
    const blocks = body as readonly RenderedBlock[];
    expect(blocks.map(({ type }) => type)).toEqual([
      ...['quote', 'placeholder', 'text', 'newsletterSubscribe'],
    ]);
    expect(blocks[0]).toMatchObject({ id: previewId(added), properties: { text: 'So soft' } });
    expect(blocks.at(-1)).toMatchObject({
      id: previewId(newsletter),
      properties: { title: 'Stay in touch' },
    });
  });

  it('BLX-006 is shown to the owner at the address of the page, and to no one else', async () => {
    await edit();
    const address = '/faqs/?mode=preview';
    const shown = screenIn(await owner.get(address, asPage), 'page').blocks;
    expect(shown.map(({ id }) => id)).toContain(previewId(added));
    const visitors = await app.visitor(shop.code).get(address, asPage);
    expect(visitors.text).toContain('Hear from us');
    expect(visitors.text).not.toContain('So soft');
    expect((await owner.get('/faqs/', asPage)).text).not.toContain('So soft');
  });

  it('PAG-022 shows any revision to members who may edit the page', async () => {
    await edit();
    const shownAt = async (rev: string) =>
      screenIn(await owner.get(`/faqs/?mode=preview&revision=${rev}`, asPage), 'page').blocks;
    const types = (await shownAt('1')).map(({ type }) => type);
    expect(types).toEqual(['placeholder', 'text', 'newsletterSubscribe']);
    expect((await owner.get('/faqs/?mode=preview&revision=9', asPage)).status).toBe(404);
    // An invalid revision shows the current page.
    expect((await shownAt('x')).map(({ id }) => id)).toContain(previewId(added));
    const visitor = app.visitor(shop.code);
    const open = await visitor.get('/faqs/?mode=preview&revision=9', asPage);
    expect([open.status, open.text.includes('So soft')]).toEqual([200, false]);
    expect((await owner.get('/faqs/?revision=9', asPage)).status).toBe(200);
  });

  it('simulates a kind of visitor on request', async () => {
    await edit();
    const { doc, transact } = await bound();
    await transact(() => {
      const only = (condition: string, items: readonly NewBlock[] = []): NewBlock => ({
        ...{ uuid: randomUUID(), type: 'row', items },
        properties: { conditions: [condition] },
      });
      const quote = (text: string): NewBlock => ({
        ...{ uuid: randomUUID(), type: 'quote', properties: { text, author: 'x' } },
      });
      const blocks = [
        only('isLoggedOut', [quote('Welcome')]),
        only('isLoggedIn', [quote('Welcome back')]),
        only('has-basket-items', [quote('Your basket waits')]),
        only('internalUser', [quote('For us')]),
        only('isFromUk', [quote('From Britain')]),
        { ...quote('Not yet'), isPublished: false },
      ];
      insertBlocks(doc, author, { blocks, at: { parent: null, index: 0 } });
    });
    const seen = async (as: string) => {
      const { body } = await owner.get(`${call()}?as=${as}`);
      return JSON.stringify(body).match(
        /Welcome back|Welcome|Your basket waits|For us|From Britain|Not yet/g,
      );
    };
    expect(await seen('stranger')).toEqual(['Welcome', 'From Britain']);
    expect(await seen('shopper')).toEqual(['Welcome back', 'From Britain']);
    expect(await seen('basket')).toEqual(['Welcome', 'Your basket waits', 'From Britain']);
    expect(await seen('everybody')).toHaveLength(6);
  });

  it('shows a placeholder for an unknown block type to editors only', async () => {
    const { body } = await owner.get(call());
    // Response of our own API.
    const [first] = body as readonly RenderedBlock[];
    expect(first).toMatchObject({ type: 'placeholder', unknownType: 'holoDeck', size: 6 });
    const drafted = screenIn(await owner.get('/faqs/?mode=preview', asPage), 'page').blocks;
    expect(drafted[0]).toMatchObject({ unknownType: 'holoDeck' });
    const stranger = (await owner.get(`${call()}?as=stranger`)).body;
    expect(JSON.stringify(stranger)).not.toContain('holoDeck');
    const { text } = await app.visitor(shop.code).get('/faqs/', asPage);
    expect([text.includes('Hear from us'), text.includes('holoDeck')]).toEqual([true, false]);
  });

  it('removes scripts from texts', async () => {
    const { text } = await owner.get(call());
    expect(text).toContain('How?');
    expect(text).not.toMatch(/onclick|alert\(1\)/);
  });

  it('requires the permission to join the page', async () => {
    const visitor = app.visitor(shop.code);
    expect((await visitor.get(call())).status).toBe(401);
    const other = await app.signInOwner(await app.openStore());
    expect((await other.get(call())).status).toBe(403);
    expect((await owner.get(call(1_999_999))).status).toBe(404);
  });

  it('serves the editor as a separate application', async () => {
    const { status, text } = await owner.get(`/dashboard/pages/${page.id}/edit`, asPage);
    expect([status, /<title>(.*?)<\/title>/.exec(text)?.[1]]).toEqual([200, 'Page editor']);
    const list = await owner.get('/dashboard/pages', asPage);
    expect(/<title>(.*?)<\/title>/.exec(list.text)?.[1]).toBe('Selvedge');
  });
});
