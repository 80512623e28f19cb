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

describe('an announcement', () => {
  it('BLK-084 has an icon, words and one action', () => {
    const html = rendered(View, fixture);
    expect(html).toMatch(
      /data-name="gift".*Free delivery this week.*href="\/collection\/summer\/"/,
    );
    expect(withValues({})).not.toContain('Second');
    expect(withValues({ actions: [] })).not.toContain('<a');
    expect(withValues({ action: actions, actions: null })).toContain('href="/go/"');
  });

  it('BLK-044 is in the middle, with a primary button, unless it says otherwise', () => {
    const html = withValues({});
    expect(html).toContain('class="announcement center"');
    expect(html).toContain('class="button primary small"');
  });

  it.each<[Json, RegExp]>([
    ['primary', /class="button primary small"/],
    ['secondary', /class="button secondary small"/],
    ['none', /<a href="\/go\/" class="plain">Go</],
    ['loud', /class="button primary small"/],
  ])('BLK-085 its action is %j', (actionStyle, found) => {
    expect(withValues({ actionStyle })).toMatch(found);
  });

  it('BLK-085 without looks fires an action of the page all the same', () => {
    const values = { actionStyle: 'none', actions: [{ text: 'Chat', action: 'chat' }] };
    expect(withValues(values)).toMatch(/<button[^>]*data-action="chat"[^>]*class="plain"/);
  });

  it.each(['left', 'center', 'right', 'space-between'])('BLK-086 stands %s', (alignment) => {
    expect(withValues({ alignment })).toContain(`class="announcement ${alignment}"`);
    expect(withValues({ alignment: `${alignment}-ish` })).toContain('class="announcement center"');
  });

  it.each([
    ['actionStyle', ['primary', 'secondary', 'none'], 'primary'],
    ['alignment', ['left', 'center', 'right', 'space-between'], 'center'],
  ] as const)('VAL-050 takes no other %s than %j', (name, choices, otherwise) => {
    const taken = (value: Json) => blockOf(announcement, { [name]: value }).properties[name];
    expect(choices.map(taken)).toStrictEqual(choices);
    expect(['loud', 'justify', 7, null].map(taken)).toStrictEqual(Array(4).fill(otherwise));
  });

  it('BLK-087 has the corners of its theme, unless it says otherwise', () => {
    expect(withValues({})).not.toContain('--own-radius');
    expect(withValues({ borderRadius: 9 })).toContain('--own-radius:9px');
  });

  it('BLK-084 has its own colours', () => {
    expect(withValues({ textColor: '#fff', backgroundColor: '#123' })).toContain(
      '--own-background:#112233;--own-words:#ffffff',
    );
  });

  it('BLK-045 comes in the newer colours of the theme too', () => {
    const html = rendered(NewerView, newer);
    expect(html).toContain('class="announcement center new"');
    expect(html).toContain('Free delivery this week');
  });

  it('BLK-084 is nothing without words', () => {
    expect(withValues({ text: '' })).toBe('');
  });
});
