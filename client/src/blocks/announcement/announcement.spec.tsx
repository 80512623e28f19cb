import { announcement } from '@selvedge/shared/blocks/announcement/definition';
import type { Json } from '@selvedge/shared/catalogue/contract';

import { View } from './view.js';
import { View as NewerView } from '../announcementV2/view.js';
import { blockOf } from '../block-of.testing.js';
import { FIXTURES } from '../fixtures.testing.js';
import { rendered } from '../rendered.testing.js';

const { announcement: fixture, announcementV2: newer } = FIXTURES;
const actions = [
  { text: 'Go', href: '/go/' },
  { text: 'Second', href: '/second/' },
];
const withValues = (values: Readonly<Record<string, Json>>) =>
  rendered(View, blockOf(announcement, { text: 'Sale', actions, ...values }));

describe('announcement block', () => {
  it('BLK-084 has an icon, text and one action', () => {
    const html = rendered(View, fixture);
    expect(html).toMatch(
      /data-name="gift".*Free delivery this week.*href="\/collection\/summer\/"/,
    );
    expect(withValues({})).not.toContain('Second');
    expect(withValues({ actions: [] })).not.toContain('<a');
    expect(withValues({ action: actions, actions: null })).toContain('href="/go/"');
  });

  it('BLK-044 is centred with a primary button by default', () => {
    const html = withValues({});
    expect(html).toContain('class="announcement center"');
    expect(html).toContain('class="button primary small"');
  });

  it.each<[Json, RegExp]>([
    ['primary', /class="button primary small"/],
    ['secondary', /class="button secondary small"/],
    ['none', /<a href="\/go\/" class="plain">Go</],
    ['loud', /class="button primary small"/],
  ])('BLK-085 with the action style %j renders the action', (actionStyle, found) => {
    expect(withValues({ actionStyle })).toMatch(found);
  });

  it('BLK-085 fires a page action even without a style', () => {
    const values = { actionStyle: 'none', actions: [{ text: 'Chat', action: 'chat' }] };
    expect(withValues(values)).toMatch(/<button[^>]*data-action="chat"[^>]*class="plain"/);
  });

  it.each(['left', 'center', 'right', 'space-between'])('BLK-086 is aligned %s', (alignment) => {
    expect(withValues({ alignment })).toContain(`class="announcement ${alignment}"`);
    expect(withValues({ alignment: `${alignment}-ish` })).toContain('class="announcement center"');
  });

  it.each([
    ['actionStyle', ['primary', 'secondary', 'none'], 'primary'],
    ['alignment', ['left', 'center', 'right', 'space-between'], 'center'],
  ] as const)('VAL-050 accepts no %s other than %j', (name, choices, otherwise) => {
    const taken = (value: Json) => blockOf(announcement, { [name]: value }).properties[name];
    expect(choices.map(taken)).toStrictEqual(choices);
    expect(['loud', 'justify', 7, null].map(taken)).toStrictEqual(Array(4).fill(otherwise));
  });

  it("BLK-087 has the theme's corners by default", () => {
    expect(withValues({})).not.toContain('--own-radius');
    expect(withValues({ borderRadius: 9 })).toContain('--own-radius:9px');
  });

  it('BLK-084 can have its own colours', () => {
    expect(withValues({ textColor: '#fff', backgroundColor: '#123' })).toContain(
      '--own-background:#112233;--own-words:#ffffff',
    );
  });

  it("BLK-045 also exists in the theme's newer colours", () => {
    const html = rendered(NewerView, newer);
    expect(html).toContain('class="announcement center new"');
    expect(html).toContain('Free delivery this week');
  });

  it('BLK-084 is empty without text', () => {
    expect(withValues({ text: '' })).toBe('');
  });
});
