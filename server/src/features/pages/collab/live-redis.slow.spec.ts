import { setPageProperty } from '@selvedge/shared/pages/live/page-commands';
import type * as Y from 'yjs';

import {
  describeOnRedis,
  redisServer,
  type RedisServer,
} from '../../../platform/jobs/redis.testing.js';
import { startSecondServer, type ServerProcess } from '../../../platform/testing/server-process.js';
import { startOwnApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { until } from '../../../platform/testing/until.js';
import { foreignPage } from '../pages.testing.js';
import { Guests, type PageAt } from './collab.testing.js';

const say = (doc: Y.Doc, name: string, value: string): void =>
  setPageProperty(doc, 'me', { name, value });

describeOnRedis('live page in two server processes', () => {
  let redis: RedisServer;
  let app: TestApp;
  let second: ServerProcess;
  let owner: SignedIn;
  let page: PageAt;
  const [here, there] = [new Guests(() => app), new Guests(() => second)];

  beforeAll(async () => {
    redis = await redisServer();
    app = await startOwnApp({ REDIS_URL: redis.url });
    second = await startSecondServer(app);
    const shop = await app.openStore();
    owner = await app.signInOwner(shop);
    const path = `/omnis/v3/divisions/${shop.division}/pages/`;
    page = { division: shop.division, id: (await owner.post(path, foreignPage)).body.id };
  }, 60_000);
  afterEach(() => {
    here.leave();
    there.leave();
  });
  afterAll(async () => {
    second.child.kill('SIGKILL');
    await second.ended;
    await app.close();
    await redis.stop();
  }, 60_000);

  it('is the same in both processes after edits during a Redis outage, and syncs at once when Redis returns', async () => {
    const [one, other] = [await here.join(owner, page), await there.join(owner, page)];
    const titleOf = (doc: Y.Doc) => doc.getMap('props').toJSON()['title'];
    say(one.doc, 'title', 'Before');
    await until(() => titleOf(other.doc) === 'Before');
    await redis.restart(async () => {
      say(one.doc, 'title', 'Without');
      say(other.doc, 'description', 'From the other side');
      await until(() => titleOf(other.doc) === 'Without');
    });
    await until(() => one.doc.getMap('props').toJSON()['description'] === 'From the other side');
    say(other.doc, 'title', 'After');
    await until(() => titleOf(one.doc) === 'After');
    expect(one.doc.getMap('props').toJSON()).toEqual(other.doc.getMap('props').toJSON());
  }, 60_000);
});
