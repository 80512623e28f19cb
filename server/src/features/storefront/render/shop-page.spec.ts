import { noHandles } from '@selvedge/shared/catalogue/social-networks';
import { forbiddenScreen } from '@selvedge/shared/errors/forbidden.screen';

import { demoStores } from '../../../demo/demo-stores.js';
import { frameOf } from './shop-frames.js';
import { shopPage } from './shop-page.js';

const [store] = demoStores(new Date('2026-11-21T09:00:00Z'));
if (store === undefined) throw new Error('There is no demo store.');
const context = {
  origin: 'http://tide.localhost',
  currency: 'GBP',
  blockedPage: 'https://selvedge.example/404/',
  lastDays: [],
  cards: ['visa'],
} as const;
const others = [
  { origin: 'http://tide.localhost:81' },
  { currency: 'EUR' },
  { blockedPage: '/404/' },
] as const;

describe('shop page of a content', () => {
  const content = { props: {}, head: { title: 'No' } };
  const screen = { definition: forbiddenScreen, content };

  it('LAY-039 has the profiles of the shop, if there are any', () => {
    const handles = { ...noHandles, instagram: 'tide' };
    const { profiles } = frameOf({ ...store, socialHandles: handles }, context);
    expect(profiles?.map(({ network }) => network)).toStrictEqual(['instagram']);
    expect(frameOf({ ...store, socialHandles: noHandles }, context)).not.toHaveProperty('profiles');
  });

  it('names cards only if orders can be paid', () => {
    expect(frameOf(store, context).cards).toStrictEqual(['visa']);
    expect(frameOf(store, { ...context, cards: [] })).not.toHaveProperty('cards');
  });

  it('is the same object for equal contexts', () => {
    const page = shopPage(store, screen, context);
    expect(shopPage(store, screen, { ...context })).toBe(page);
    expect(page.frame).toBe(frameOf(store, { ...context }));
    expect(page.head).toMatchObject({
      title: `No – ${store.name}`,
      canonical: `${context.origin}/`,
    });
  });

  it.each([
    ['an emoji at the limit', `${'a '.repeat(79)}🌊`, `${'a '.repeat(79)}🌊…`],
    ['a family at the limit', `${'b'.repeat(158)}👩‍👩‍👧‍👦${'b'.repeat(9)}`, `${'b'.repeat(158)}👩‍👩‍👧‍👦…`],
    ['Latin words', 'ocean '.repeat(40), `${'ocean '.repeat(26).trimEnd()}…`],
  ])('has a description of whole characters and words with %s', (_, description, expected) => {
    const head = { title: 'No', description: `${description} and more of it than fits` };
    const page = shopPage(store, { ...screen, content: { props: {}, head } }, context);
    expect(page.head.description).toBe(expected);
    expect(() => encodeURIComponent(page.head.description)).not.toThrow();
  });

  it.each([
    [
      'Japanese',
      'Tシャツ は海の波を手描きで表現した柔らかい綿素材の一枚です。',
      /[。一-龠ぁ-んァ-ヶー]…$/u,
    ],
    ['Thai', 'เสื้อยืดผ้าฝ้ายนุ่มสบายสำหรับทุกวัน', /[\u0e00-\u0e7f]…$/u],
    ['Chinese', '这件T恤采用柔软的有机棉制成，适合日常穿着。', /\p{Script=Han}…$/u],
  ])('has a full description in %s, a script without spaces', (_, sentence, end) => {
    const head = { title: 'No', description: sentence.repeat(9) };
    const { description } = shopPage(
      store,
      { ...screen, content: { props: {}, head } },
      context,
    ).head;
    expect(description.length).toBeGreaterThan(140);
    expect(description).toMatch(end);
  });

  it.each(others)('differs for a visit with %o', (change) => {
    const page = shopPage(store, screen, { ...context, ...change });
    expect(page).not.toBe(shopPage(store, screen, context));
    expect(page).toStrictEqual({
      screen: { name: 'forbidden' },
      frame: expect.objectContaining('currency' in change ? {} : change),
      head: expect.objectContaining({ canonical: `${page.frame.origin}/` }),
    });
  });

  it('differs after its store was saved, and for another content', () => {
    const page = shopPage(store, screen, context);
    const saved = shopPage({ ...store, name: 'Ebb' }, screen, context);
    expect([saved.frame.name, saved.head.title]).toStrictEqual(['Ebb', 'No – Ebb']);
    const hidden = { ...content, head: { title: 'No', noindex: true } };
    expect(shopPage(store, { ...screen, content: hidden }, context).head.noindex).toBe(true);
    expect(page.frame.name).toBe(store.name);
  });
});

describe('frames of a shop', () => {
  it('are bounded in number, whatever ports addresses contain', () => {
    const own = { ...store };
    const first = frameOf(own, context);
    for (let port = 1; port < 64; port += 1)
      frameOf(own, { ...context, origin: `http://tide.localhost:${String(port)}` });
    expect(frameOf(own, context)).toBe(first);
    frameOf(own, { ...context, origin: 'http://tide.localhost:65535' });
    expect(frameOf(own, context)).not.toBe(first);
    expect(frameOf(own, context)).toStrictEqual(first);
  });
});
