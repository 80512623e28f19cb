import type { BlockFixture } from '@selvedge/shared/blocks/model/block-fixture';
import type { Json } from '@selvedge/shared/catalogue/contract';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { SECTIONS } from '@selvedge/shared/pages/sections/sections';

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

describe('page warnings', () => {
  it('report a missing title', () => {
    expect(warned([], ' ')).toStrictEqual([{ uuid: null, text: 'The page has no title.' }]);
    expect(warned([])).toStrictEqual([]);
  });

  it('report images without alt text, at any depth and under any property name', () => {
    const bare = block('a', { template: 'image', image: '/images/a' });
    const described = block('b', { template: 'card', image: '/images/a', alt: 'A tee' });
    const row = block('row', { template: 'row' }, [
      bare,
      described,
      block('c', { template: 'card' }),
    ]);
    expect(about([row])).toStrictEqual(['a']);
  });

  it('report text with too little contrast to its background, resolved in the theme', () => {
    const quote = { template: 'quote', text: 'So', textColor: '#888888' };
    const onTheme = block('a', { ...quote, backgroundColour: '#{page.background}' });
    expect(warned([onTheme, block('b', quote)])).toStrictEqual([
      { uuid: 'a', text: 'Text colour: Contrast of 1.3:1 is too low. Use at least 4.5:1.' },
    ]);
  });

  it('EDT-033 report links and buttons to an action that the shop does not have', () => {
    const card = (uuid: string, href: string) => block(uuid, { template: 'card', href });
    const banner = (uuid: string, button: Readonly<Record<string, Json>>) =>
      block(uuid, { template: 'banner', actions: [{ text: 'Go', href: '/a/' }, button] });
    const action = (uuid: string, name: string) =>
      block(uuid, { template: 'action', action: name });
    const found = warned([
      ...[card('a', '@start-chatting'), card('b', '@print-page'), card('c', '/@start-chatting')],
      ...[banner('d', { text: 'Talk', action: 'start-chatting' }), action('e', 'start-chatting')],
      ...[banner('f', { text: 'Print', action: 'print-page' }), action('g', '@print-page')],
      ...[action('h', '')],
    ]).filter(({ text: words }) => words.includes('action'));
    expect(found.map(({ uuid }) => uuid)).toStrictEqual(['a', 'd', 'e']);
    expect(found[0]?.text).toContain('There is no action “start-chatting”.');
  });

  it('report a skipped heading level and a second main heading', () => {
    const banner = block('banner', { template: 'banner', title: 'Hello' });
    const untitled = block('untitled', { template: 'banner' });
    expect(
      about([banner, text('a', '<h2>A</h2><h3>B</h3>'), text('b', '<h2>C</h2>')]),
    ).toStrictEqual([]);
    expect(
      about([banner, untitled, text('a', '<h3>A</h3>'), text('b', '<h1>B</h1>')]),
    ).toStrictEqual(['a', 'b']);
  });

  it('do not report the headings of a section on an otherwise empty page', () => {
    const blockOf = ({ type, values, items = [] }: BlockFixture, index: number): LiveBlock =>
      block(`${type}-${String(index)}`, { template: type, ...values }, items.map(blockOf));
    for (const { blocks } of SECTIONS) {
      const found = warned(blocks.map(blockOf)).map((warning) => warning.text);
      expect(found.filter((one) => one.includes('eading'))).toStrictEqual([]);
    }
  });

  it('BLX-008 report a grid with an unknown source', () => {
    const grid = (uuid: string, itemFactory: string) =>
      block(uuid, { template: 'grid', itemFactory });
    expect(warned([grid('a', 'wings'), grid('b', 'products'), grid('c', '')])).toStrictEqual([
      { uuid: 'a', text: 'Factory has no source.' },
    ]);
    expect(about([block('d', { template: 'row', itemFactory: 'wings' })])).toStrictEqual([]);
  });

  it('report unknown block types at any depth', () => {
    const hologram = block('a', { template: 'hologram', image: '/images/a' });
    const pseudo = block('b', { template: '_note_' });
    expect(warned([block('row', { template: 'row' }, [hologram, pseudo])])).toStrictEqual([
      {
        uuid: 'a',
        text: 'Shoppers do not see this block: the block type “hologram” is unknown.',
      },
    ]);
  });

  it('report images of other sites and of files in blocks and in texts', () => {
    const alt = { alt: 'A tee' };
    const image = (uuid: string, src: string) => block(uuid, { template: 'image', src, ...alt });
    const blocks = [
      image('a', 'https://cdn.example/a.png'),
      image('b', '/images/a'),
      text('c', '<p><img src="//lh3.example/x" alt="A"><img alt="B" src="/images/a"></p>'),
      text('d', '<p><img src="file:///C:/clip.png"></p>'),
      text('e', '<p><img alt="C">Set src="https://cdn.example/b.png" yourself.</p>'),
      text('f', '<p><img\n  SRC="https://cdn.example/c.png"></p>'),
    ];
    expect(about(blocks)).toStrictEqual(['a', 'c', 'd', 'f']);
    expect(warned(blocks)[0]?.text).toBe(
      'An image from cdn.example is hidden from shoppers. Upload it to your media library.',
    );
  });
});
