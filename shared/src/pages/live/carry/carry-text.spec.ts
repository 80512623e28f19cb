import * as Y from 'yjs';

import { carryText } from './carry-text.js';

const empty = (): Y.XmlFragment => new Y.Doc().getXmlFragment();

/** A text of one paragraph for each letter, and one of each way that it went on. */
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
  const isCarried = carryText(live, { stored: text(was), mine: text(wrote) });
  const left = live
    .toArray()
    .map(String)
    .join('')
    .replaceAll(/<[^>]+>/g, '');
  return isCarried ? left : `${left} as it was`;
}

describe('paragraphs that two people wrote apart', () => {
  it.each([
    // was, here, there, both
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
  ])('%s, here %s and there %s, are %s', (was, wrote, now, both) => {
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
    // What others did at both ends counts from the first to the last of it.
    ['abcd', 'abxcd', 'bcdy'],
  ])('%s, here %s and there %s, were written in the same place', (was, wrote, now) => {
    expect(carried(was, wrote, now)).toBe(`${now} as it was`);
  });

  it('are brought without what is no part of a text', () => {
    const [stored, mine, live] = [empty(), empty(), empty()];
    // Types allow none; Yjs does.
    mine.insert(0, [new Y.XmlHook('chart') as unknown as Y.XmlElement, new Y.XmlText('Words')]);
    expect(carryText(live, { stored, mine })).toBe(true);
    expect(live.toArray().map(String)).toStrictEqual(['Words']);
  });
});
