import { pageContentOf } from '@selvedge/shared/pages/live/page-content';
import { setPageProperty } from '@selvedge/shared/pages/live/page-commands';
import { setProperty } from '@selvedge/shared/pages/live/block-commands';
import { liveBlocks } from '@selvedge/shared/pages/live/live-blocks';
import type { Store } from '@selvedge/shared/stores/contract';

import { EventLog } from '../../../platform/event-log/event-log.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { asPage, screenIn } from '../../storefront/storefront.testing.js';
import { postForeignPage, type PostedPage } from '../pages.testing.js';
import { Guests, type Joined } from './collab.testing.js';

describe('page with two editors', () => {
  let app: TestApp;
  let shop: Store;
  let owner: SignedIn;
  let partner: SignedIn;
  let page: PostedPage;
  const guests = new Guests(() => app);

  beforeAll(async () => {
    app = await startApp();
  });
  beforeEach(async () => {
    shop = await app.openStore();
    [owner, partner] = [await app.signInOwner(shop), await app.signInOwner(shop)];
    page = await postForeignPage(owner, shop);
  });
  afterEach(() => guests.leave());
  afterAll(() => app.close());

  const call = (rest = '') => `/omnis/v3/divisions/${page.division}/pages/${page.id}/${rest}`;
  const propertiesOf = ({ doc }: Joined) => doc.getMap('props').toJSON();

  it('RTM-002 is one document from the server, in which both see each other', async () => {
    const one = await guests.join(owner, page);
    const other = await guests.join(partner, page);
    expect(one.doc.getMap('meta').toJSON()).toMatchObject({ epoch: 1, divisionId: shop.division });
    setPageProperty(one.doc, 'one', { name: 'title', value: 'Ours' });
    setPageProperty(other.doc, 'other', { name: 'description', value: 'Of us both' });
    for (const joined of [one, other]) {
      const both = { title: 'Ours', description: 'Of us both' };
      await until(() => propertiesOf(joined)['title'] === both.title);
      await until(() => propertiesOf(joined)['description'] === both.description);
    }
  });

  it('RTM-007 is published in its current state and served on the next request', async () => {
    const one = await guests.join(owner, page);
    const other = await guests.join(partner, page);
    const newsletter = liveBlocks(one.doc).find(({ wire }) => wire.type === 'newsletterSubscribe');
    setProperty(one.doc, 'one', {
      ...{ uuid: newsletter?.uuid ?? '', name: 'title', value: 'Stay in touch' },
    });
    setPageProperty(other.doc, 'other', { name: 'title', value: 'Ours' });
    await until(() => one.doc.getMap('props').toJSON()['title'] === 'Ours');
    const { status, body } = await owner.post(call('publish/'));
    expect([status, body.properties.title.value]).toEqual([200, 'Ours']);
    const events = await app.get(EventLog).readStream(page.division, `page-${String(body.uuid)}`);
    const revisions = events.flatMap(({ event }) =>
      event.type === 'PageRevisionRecorded' && 'page' in event ? [event.page] : [],
    );
    expect(revisions.slice(1)).toEqual([pageContentOf(one.doc)]);
    const answer = await app.visitor(shop.code).get('/faqs/', asPage);
    expect(screenIn(answer, 'page').page).toMatchObject({ title: 'Ours' });
    expect(answer.text).toContain('Stay in touch');
  });
});
