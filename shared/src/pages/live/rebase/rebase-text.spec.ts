import * as Y from 'yjs';

import { rebaseText } from './rebase-text.js';

const empty = (): Y.XmlFragment => new Y.Doc().getXmlFragment();

/** Builds texts with one paragraph per letter, and rebases local changes onto the live text. */
function carried(was: string, wrote: string, now: string): string {
  const text = (letters: string): Y.XmlFragment => {
    const fragment = empty();
    const paragraphs = [...letters].map((letter) => {
      const paragraph = new Y.XmlElement('paragraph');
      paragraph.insert(0, [new Y.XmlText(letter)]);
      return paragraph;
    });
    fragment.insert(0, paragraphs);
    return fragment;
  };
  const live = text(now);
  const isCarried = rebaseText(live, { stored: text(was), mine: text(wrote) });
  const left = live
    .toArray()
    .map(String)
    .join('')
    .replaceAll(/<[^>]+>/g, '');
  return isCarried ? left : `${left} as it was`;
}

describe('concurrent paragraphs', () => {
  it.each([
    // stored, local, live, merged
    ['abc', 'abc', 'abc', 'abc'],
    ['abc', 'abc', 'xyz', 'xyz'],
    ['abc', 'axc', 'abc', 'axc'],
    ['abc', 'axc', 'axc', 'axc'],
    ['', 'x', '', 'x'],
    ['abc', '', 'abc', ''],
    ['abcd', 'xbcd', 'abcy', 'xbcy'],
    ['abcd', 'abcx', 'ybcd', 'ybcx'],
    ['abcd', 'abcx', 'yyybcd', 'yyybcx'],
    ['abcd', 'abcx', 'cd', 'cx'],
    ['abcd', 'abcdx', 'bcd', 'bcdx'],
    ['abcd', 'abd', 'xxabcd', 'xxabd'],
    ['abcd', 'xycd', 'abz', 'xyz'],
    ['abcd', 'abxy', 'zcd', 'zxy'],
    ['aaaa', 'aaa', 'aaaa', 'aaa'],
    ['aa', 'aaa', 'aa', 'aaa'],
  ])('of %s, local %s and live %s, merge into %s', (was, wrote, now, both) => {
    expect(carried(was, wrote, now)).toBe(both);
  });

  it.each([
    ['abc', 'axc', 'ayc'],
    ['', 'x', 'y'],
    ['abc', 'abxc', 'abyc'],
    ['abcd', 'axyd', 'abzd'],
    ['abcd', 'abzd', 'axyd'],
    ['abc', '', 'abx'],
    ['abc', 'xbc', 'yc'],
    // Edits at both ends count as one range.
    ['abcd', 'abxcd', 'bcdy'],
  ])('of %s, local %s and live %s, conflict', (was, wrote, now) => {
    expect(carried(was, wrote, now)).toBe(`${now} as it was`);
  });

  it('are copied without foreign nodes', () => {
    const [stored, mine, live] = [empty(), empty(), empty()];
    // The types forbid this node, but Yjs accepts it.
    mine.insert(0, [new Y.XmlHook('chart') as unknown as Y.XmlElement, new Y.XmlText('Words')]);
    expect(rebaseText(live, { stored, mine })).toBe(true);
    expect(live.toArray().map(String)).toStrictEqual(['Words']);
  });
});
