import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { AnswerCache } from './answer-cache.service.js';
import { withTags } from './answer-tags.js';

const halfAMegabyte = 'x'.repeat(500_000);

describe('answer cache memory', () => {
  let app: TestApp;
  let cache: AnswerCache;
  beforeAll(async () => {
    app = await startApp();
    cache = app.get(AnswerCache);
  });
  afterAll(() => app.close());

  const keyOf = (text: string, isEndless: boolean) => ({ division: -1, text, isEndless });
  const keep = (text: string, isEndless: boolean) =>
    cache.make(keyOf(text, isEndless), () => Promise.resolve(withTags({ halfAMegabyte }, [])));

  it('lets answers with query parameters evict only each other', async () => {
    await keep('product', false);
    for (let index = 0; index < 20; index += 1) await keep(`q=${index}`, true);
    expect(cache.find(keyOf('product', false))).toBeDefined();
    expect(cache.find(keyOf('q=0', true))).toBeUndefined();
    expect(cache.find(keyOf('q=19', true))).toBeDefined();
  });

  it('does not store an answer without tags', async () => {
    await cache.make(keyOf('unknown', false), () => Promise.resolve({}));
    expect(cache.find(keyOf('unknown', false))).toBeUndefined();
  });
});
