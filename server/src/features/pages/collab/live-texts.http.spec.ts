import { isDeepStrictEqual } from 'node:util';

import { liveSchema } from '@selvedge/shared/collab/contract';
import {
  setProperty,
  typeItemText,
  typeProperty,
} from '@selvedge/shared/pages/live/block-commands';
import { liveBlocks } from '@selvedge/shared/pages/live/live-blocks';
import {
  blockIn,
  pagePropertiesOf,
  plainValuesOf,
  propertiesOf,
} from '@selvedge/shared/pages/live/live-page';
import { pageContentOf } from '@selvedge/shared/pages/live/page-content';
import { typePageProperty } from '@selvedge/shared/pages/live/page-commands';
import { isLiveList, textOfItem } from '@selvedge/shared/pages/live/text/live-list';
import { insertBlock } from '@selvedge/shared/pages/live/tree-commands';
import * as Y from 'yjs';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { postForeignPage, type PostedPage } from '../pages.testing.js';
import { Guests } from './collab.testing.js';
import { LivePages } from './live-pages.service.js';
import { PageDocs } from './page-docs.queries.js';

const buy = { text: 'Buy', href: '/buy/' };
const banner = { uuid: 'banner', type: 'banner', properties: { actions: [buy] } };

describe('texts of a live page', () => {
  let app: TestApp;
  let owner: SignedIn;
  let partner: SignedIn;
  let page: PostedPage;
  const guests = new Guests(() => app);

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    const shop = await app.openStore();
    [owner, partner] = [await app.signInOwner(shop), await app.signInOwner(shop)];
    page = await postForeignPage(owner, shop);
  });
  afterEach(() => guests.leave());
  afterAll(() => app.close());

  const call = (rest = '') => `/omnis/v3/divisions/${page.division}/pages/${page.id}/${rest}`;
  const newsletterIn = (doc: Y.Doc): string =>
    liveBlocks(doc).find(({ wire }) => wire.type === 'newsletterSubscribe')?.uuid ?? '';
  const titleIn = (doc: Y.Doc): unknown => {
    const block = blockIn(doc, newsletterIn(doc));
    return block && plainValuesOf(block)['title'];
  };
  /**
   * Types letters before the end of the title, as an input field that shows only its own typing.
   */
  const typist = (doc: Y.Doc, before: string) => {
    let shown = before;
    return (letter: string, at: number) => {
      const after = shown.slice(0, at) + letter + shown.slice(at);
      const typing = { name: 'title', before: shown, after, caret: at + 1, clears: true };
      typeProperty(doc, 'me', { uuid: newsletterIn(doc), ...typing });
      shown = after;
    };
  };

  it('RTM-002 keep all letters of two people who type in one title at once', async () => {
    const [one, other] = [await guests.join(owner, page), await guests.join(partner, page)];
    setProperty(one.doc, 'me', { uuid: newsletterIn(one.doc), name: 'title', value: 'Me' });
    await until(() => titleIn(other.doc) === 'Me');
    const [mine, theirs] = [typist(one.doc, 'Me'), typist(other.doc, 'Me')];
    for (const [at, letter] of [...'abcdefghij'].entries()) {
      mine(letter, at);
      theirs('0123456789'.charAt(at), 2 + at);
      if (at % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const both = 'abcdefghijMe0123456789';
    await until(() => titleIn(one.doc) === both && titleIn(other.doc) === both);
    const { status } = await owner.post(call('revisions/'), {});
    const { body } = await owner.get(call());
    expect([status, JSON.stringify(body.blocks)]).toEqual([201, expect.stringContaining(both)]);
  });

  it('keep the first letters of two people in a text that had its default', async () => {
    const [one, other] = [await guests.join(owner, page), await guests.join(partner, page)];
    const type = (doc: Y.Doc, after: string) => {
      typePageProperty(doc, 'me', { name: 'searchIcon', before: '', after, clears: true });
    };
    const read = (doc: Y.Doc) => doc.getMap('props').toJSON()['searchIcon'];
    type(one.doc, 'left');
    type(other.doc, 'right');
    await until(() => read(one.doc) === read(other.doc) && read(one.doc).length === 9);
    expect(['leftright', 'rightleft']).toContain(read(one.doc));
  });

  it('are created by the server for clients that write plain strings', async () => {
    const { doc } = await guests.join(owner, page);
    const before = pageContentOf(doc);
    pagePropertiesOf(doc).set('title', 'Written as a value');
    await until(async () => {
      await app.get(LivePages).tend(Date.now() + 5_000);
      return pagePropertiesOf(doc).get('title') instanceof Y.Text;
    });
    expect(doc.getMap('props').toJSON()).toMatchObject({ title: 'Written as a value' });
    expect(pageContentOf(doc).blocks).toEqual(before.blocks);
  });

  it('RTM-002 keep all letters of two people in the text of one button', async () => {
    const [one, other] = [await guests.join(owner, page), await guests.join(partner, page)];
    insertBlock(one.doc, 'me', { block: banner, at: { parent: null, index: 0 } });
    const actions = (doc: Y.Doc): unknown => {
      const block = blockIn(doc, banner.uuid);
      return block && plainValuesOf(block)['actions'];
    };
    const withText = (text: string) => [{ ...buy, text }];
    const isShown = (text: string) =>
      until(() => [one, other].every(({ doc }) => isDeepStrictEqual(actions(doc), withText(text))));
    await isShown('Buy');
    const type = (doc: Y.Doc, after: string): void => {
      const list = propertiesOf(blockIn(doc, banner.uuid) ?? new Y.Map())?.get('actions');
      const text = isLiveList(list) ? textOfItem(list, 0) : undefined;
      if (text !== undefined) typeItemText(doc, 'me', { text, before: 'Buy', after });
    };
    type(one.doc, 'Buy now');
    type(other.doc, 'Please Buy');
    await isShown('Please Buy now');
    const { status } = await owner.post(call('revisions/'), {});
    const { body } = await owner.get(call());
    expect([status, JSON.stringify(body.blocks)]).toEqual([
      201,
      expect.stringContaining('Please Buy now'),
    ]);
  });

  it('of a page stored before are converted once, without a change of the page', async () => {
    const { doc: mine, ticket, acknowledged } = await guests.join(owner, page, { ack: '1' });
    insertBlock(mine, 'me', { block: banner, at: { parent: null, index: 0 } });
    await until(() => acknowledged() > 0);
    guests.leave();
    let ms = 0;
    await until(async () => {
      await app.get(LivePages).tend(Date.now() + (ms += 60_000));
      return (await app.get(LivePages).openRooms()).every(({ key }) => key.uuid !== page.uuid);
    });
    const rows = app.get(PageDocs);
    const stored = await rows.find(page);
    // As stored at the end, because closing a page may record a revision in it.
    const doc = new Y.Doc();
    for (const update of stored?.updates ?? []) Y.applyUpdate(doc, update);
    const content = pageContentOf(doc);
    // The document of the former schema, with strings.
    const old = new Y.Doc();
    old.transact(() => {
      for (const root of ['page', 'props'])
        for (const [name, value] of Object.entries(doc.getMap(root).toJSON()))
          if (value !== '') old.getMap(root).set(name, value);
      for (const [name, value] of doc.getMap('meta')) old.getMap('meta').set(name, value);
      old.getMap('meta').set('schema', liveSchema - 1);
      for (const { uuid } of liveBlocks(doc)) {
        const block = blockIn(doc, uuid);
        const copy = block?.clone() ?? new Y.Map();
        old.getMap('blocks').set(uuid, copy);
        copy.set('props', new Y.Map(Object.entries(block ? plainValuesOf(block) : {})));
      }
    });
    const [state, vector] = [Y.encodeStateAsUpdate(old), Y.encodeStateVector(old)];
    const next = { epoch: 2, schema: liveSchema - 1, state, vector };
    expect(stored && (await rows.replace(page, stored, next))).toBe(true);
    const again = await guests.join(owner, page);
    expect([ticket.epoch, again.ticket.epoch]).toEqual([1, 3]);
    expect(pageContentOf(again.doc)).toEqual(content);
    expect(pagePropertiesOf(again.doc).get('title')).toBeInstanceOf(Y.Text);
    const [first] = liveBlocks(again.doc);
    const properties = propertiesOf(blockIn(again.doc, first?.uuid ?? '') ?? new Y.Map());
    expect(isLiveList(properties?.get('actions'))).toBe(true);
    expect((await guests.join(partner, page)).ticket.epoch).toBe(3);
  });
});
