import type { Json } from '@selvedge/shared/catalogue/contract';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';

import { warningsOf } from './page-warnings.js';

const block = (
  uuid: string,
  values: Readonly<Record<string, Json>>,
  items: readonly LiveBlock[] = [],
): LiveBlock => ({
  uuid,
  wire: {
    properties: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, { value }]),
    ),
  },
  items,
});
const text = (uuid: string, html: string) => block(uuid, { template: 'text', html });
const warned = (blocks: readonly LiveBlock[], title = 'About us') =>
  warningsOf({ blocks, properties: { title } }, (value) =>
    value === '#{page.background}' ? '#777777' : value,
  );
const about = (blocks: readonly LiveBlock[]) => warned(blocks).map(({ uuid }) => uuid);

describe('what is wrong with a page', () => {
  it('is that it has no title', () => {
    expect(warned([], ' ')).toStrictEqual([{ uuid: null, text: 'The page has no title.' }]);
    expect(warned([])).toStrictEqual([]);
  });

  it('is a picture without words, wherever it stands and whatever it is called', () => {
    const bare = block('a', { template: 'image', image: '/images/a' });
    const described = block('b', { template: 'card', image: '/images/a', alt: 'A tee' });
    const row = block('row', { template: 'row' }, [
      bare,
      described,
      block('c', { template: 'card' }),
    ]);
    expect(about([row])).toStrictEqual(['a']);
  });

  it('is what cannot be read on what is behind it, in the theme', () => {
    const quote = { template: 'quote', text: 'So', textColor: '#888888' };
    const onTheme = block('a', { ...quote, backgroundColour: '#{page.background}' });
    expect(warned([onTheme, block('b', quote)])).toStrictEqual([
      { uuid: 'a', text: 'Words: Hard to read: a contrast of 1.3, at least 4.5 is needed.' },
    ]);
  });

  it('is a heading that skips a level, and a second main one', () => {
    const banner = block('banner', { template: 'banner', title: 'Hello' });
    const untitled = block('untitled', { template: 'banner' });
    expect(
      about([banner, text('a', '<h2>A</h2><h3>B</h3>'), text('b', '<h2>C</h2>')]),
    ).toStrictEqual([]);
    expect(
      about([banner, untitled, text('a', '<h3>A</h3>'), text('b', '<h1>B</h1>')]),
    ).toStrictEqual(['a', 'b']);
  });

  it('BLX-008 is a grid that is filled with what the shop has not', () => {
    const grid = (uuid: string, itemFactory: string) =>
      block(uuid, { template: 'grid', itemFactory });
    expect(warned([grid('a', 'wings'), grid('b', 'products'), grid('c', '')])).toStrictEqual([
      { uuid: 'a', text: 'Factory has no source.' },
    ]);
    expect(about([block('d', { template: 'row', itemFactory: 'wings' })])).toStrictEqual([]);
  });

  it('is a block of a kind that there is not, wherever it stands', () => {
    const hologram = block('a', { template: 'hologram', image: '/images/a' });
    const pseudo = block('b', { template: '_note_' });
    expect(warned([block('row', { template: 'row' }, [hologram, pseudo])])).toStrictEqual([
      {
        uuid: 'a',
        text: 'Shoppers do not see this block: there is no kind called “hologram” here.',
      },
    ]);
  });
});
