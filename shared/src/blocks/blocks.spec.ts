import fc from 'fast-check';

import { banner } from './banner/definition.js';
import { defineBlock, resolveProperties } from './model/block.js';
import { button } from './button/definition.js';
import { expandable } from './expandable/definition.js';
import { grid } from './grid/definition.js';
import { image } from './image/definition.js';
import { newsletterSubscribe } from './newsletterSubscribe/definition.js';
import { productList } from './productList/definition.js';
import { blockedLink } from './model/properties/texts.js';
import { pod } from './pod/definition.js';
import { quote } from './quote/definition.js';
import { BlockError, BlockRegistry } from './model/block-registry.js';
import { blockRegistry } from './registry.js';
import { row } from './row/definition.js';
import { spacer } from './spacer/definition.js';
import { text } from './text/definition.js';
import type { WireBlock, WireProperties } from './model/wire.js';
import type { Json } from '../catalogue/contract.js';

const unthemed = (value: string): string => value;
const wire = (values: Readonly<Record<string, Json>>): WireProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { id: 1, value }]));
const bannerOf = (values: Readonly<Record<string, Json>>) =>
  resolveProperties(banner, wire(values), unthemed);
const definitions = [
  banner,
  button,
  expandable,
  grid,
  image,
  newsletterSubscribe,
  productList,
  quote,
  row,
  spacer,
  text,
];

describe('block defaults', () => {
  it('BLK-017 BLK-064 BLK-067 BLK-069 BLK-070 BLK-071 BLK-072 CST-084 A-30 of a banner', () => {
    expect(bannerOf({})).toMatchObject({
      minHeight: '400px',
      minHeightSmall: '70vh',
      ratio: 0.4,
      titleType: 'h1',
      buttonSize: 'standard',
      overlayOpacity: 0.15,
      contentWidth: '95%',
      fontScale: 1,
      actions: [],
      titleColor: null,
    });
    expect(bannerOf({}).font).toContain("'Lato'");
    expect(bannerOf({ minHeight: '300' })).toMatchObject({
      minHeight: '300px',
      minHeightSmall: '300px',
    });
  });

  it.each([
    ['BLK-018', button, { text: '', href: null, primary: true, iconPosition: 'left' }],
    ['BLK-024 BLK-100', grid, { columnsXs: 2, columnsMd: 3, columnsLg: 4, spacingXs: '0.5em' }],
    ['BLK-026 BLK-088', image, { objectFit: 'cover', placeholderColor: '#eeeeee', alt: '' }],
    ['BLK-028', productList, { sortBy: 'bestsellerOrder', limit: 4 }],
    ['BLK-030', quote, { fontSize: '24px', align: 'right', font: null }],
    ['BLK-031 BLK-101', row, { spacing: '24px' }],
    ['BLK-035', spacer, { height: '24px' }],
    ['BLK-037', text, { html: '', align: 'left' }],
    ['BLK-039', expandable, { title: '', startOpen: false }],
    ['BLK-042', newsletterSubscribe, { mailingList: 1, stacked: false }],
  ] as const)('%s', (_, definition, expected) => {
    expect(resolveProperties(definition, {}, unthemed)).toMatchObject(expected);
  });
});

describe('wire properties', () => {
  it('BLK-073 BLK-074 CST-086 CST-087 are truncated to the limits of a banner', () => {
    const { title, copy } = bannerOf({ title: 'a'.repeat(60), copy: 'b'.repeat(400) });
    expect([title.length, copy.length]).toStrictEqual([50, 300]);
    expect(bannerOf({ title: '🌊'.repeat(60) }).title).toBe('🌊'.repeat(50));
  });

  it.each([
    [0, 1],
    ['0', 1],
    [-1, 1],
    [1.1, 1],
    ['0.5', 0.5],
    [1, 1],
  ])('BLK-076 map a font scale of %j to %d', (fontScale, expected) => {
    expect(bannerOf({ fontScale }).fontScale).toBe(expected);
  });

  it('VAL-052 allow a font scale above 0 and up to 1, and complete actions only', () => {
    const scales = [0, -0.5, 0.01, 0.5, 1, 1.01];
    expect(scales.map((fontScale) => bannerOf({ fontScale }).fontScale)).toStrictEqual([
      ...[1, 1, 0.01, 0.5, 1, 1],
    ]);
    const actions = [{ text: 'Nowhere' }, { href: '/go/' }, { text: 'Go', href: '/go/' }];
    expect(bannerOf({ actions }).actions.map(({ text: label }) => label)).toStrictEqual(['Go']);
  });

  it.each([banner, pod])(
    'THM-063 of a $name show the video of the theme without their own',
    (type) => {
      const videos: Readonly<Record<string, string>> = { '#{video.default}': '/media/loop.mp4' };
      const videoOf = (
        own: Readonly<Record<string, Json>>,
        themed = (value: string) => videos[value] ?? value,
      ) => resolveProperties(type, wire(own), themed).video;
      expect(videoOf({})).toBe('/media/loop.mp4');
      expect(videoOf({ video: '/media/own.mp4' })).toBe('/media/own.mp4');
      expect(videoOf({}, unthemed)).toBeNull();
      expect(videoOf({}, (value) => (value === '#{video.default}' ? '' : value))).toBeNull();
    },
  );

  it('BLK-068 BLK-077 omit actions without text or target', () => {
    const actions = [
      { text: 'Go', href: '/go/' },
      { text: '', href: '/go/' },
      { text: 'Nowhere' },
      { href: '/go/' },
      { text: 'Chat', action: '@start-chatting', primary: '1', icon: 'mail', target: '_blank' },
      { text: 'Bad', href: ' JaVaScRiPt:alert(1)', icon: 'skull', target: 'top' },
      'Go',
    ];
    const plain = { action: null, target: null, icon: null };
    const expected = [
      { ...plain, text: 'Go', href: '/go/', primary: true },
      {
        text: 'Chat',
        href: null,
        action: 'start-chatting',
        target: '_blank',
        icon: 'mail',
        primary: true,
      },
      { ...plain, text: 'Bad', href: blockedLink, primary: false },
    ];
    expect(bannerOf({ actions }).actions).toStrictEqual(expected);
    expect(bannerOf({ actions: JSON.stringify(actions) }).actions).toStrictEqual(expected);
    expect(bannerOf({ primaryActions: actions }).actions).toStrictEqual(expected);
    const own = wire({ primaryActions: [{ text: 'Subscribe' }] });
    const { primaryActions } = resolveProperties(newsletterSubscribe, own, unthemed);
    expect(primaryActions.map((action) => action.text)).toStrictEqual(['Subscribe']);
  });

  it.each<[string, Json, unknown]>([
    ['fullWidth', '1', true],
    ['fullWidth', '0', false],
    ['fullWidth', 1, true],
    ['fullWidth', 'maybe', false],
    ['padding', '64px', '64px'],
    ['padding', '6', '6px'],
    ['padding', 0, '0'],
    ['padding', '1em  2em', '1em 2em'],
    ['padding', '1px;color:red', null],
    ['titleColor', '#0B6', '#00bb66'],
    ['titleColor', '#0000', '#00000000'],
    ['titleColor', 'red', null],
    ['media', 'VIDEO', 'video'],
    ['media', 'hologram', 'image'],
    ['ratio', '0.49', 0.49],
    ['ratio', 100, 0.4],
    ['overlayOpacity', '7', 1],
    ['image', '/images/a', '/images/a'],
    ['image', { thumbnails: { original: '/images/b' } }, '/images/b'],
    ['image', 'javascript:alert(1)', null],
    ['srcSet', '/a 480w, javascript:x 960w, /b 960w', '/a 480w, /b 960w'],
    ['title', null, ''],
    ['title', { deep: 1 }, ''],
  ])('BLK-063 UTL-005 map %s of %j to %j', (name, value, expected) => {
    expect(Object.entries(bannerOf({ [name]: value }))).toContainEqual([name, expected]);
  });

  it('BLK-090 CST-023 CST-024 CST-025 CST-026 CST-027 may name a ratio', () => {
    const ratioOf = (ratio: string) => bannerOf({ ratio }).ratio;
    expect(['wide', 'short', '4:3', 'square', 'tall'].map(ratioOf)).toStrictEqual([
      0.36, 0.49, 0.75, 1.026, 1.5,
    ]);
  });

  it('resolve theme references, and drop unknown ones', () => {
    const themed = (value: string): string | undefined =>
      value.startsWith('#{') ? { '#{button.border.radius}': '9px' }[value] : value;
    const held = (value: string) =>
      resolveProperties(button, wire({ borderRadius: value }), themed).borderRadius;
    expect([held('#{button.border.radius}'), held('#{no.such}'), held('3px')]).toStrictEqual([
      '9px',
      null,
      '3px',
    ]);
  });

  it('may use British spelling for a background colour', () => {
    const held = wire({ backgroundColour: '#fff' });
    expect(resolveProperties(text, held, unthemed).backgroundColor).toBe('#ffffff');
  });

  it('resolve to defined values whatever they contain', () => {
    const names = [...new Set(definitions.flatMap(({ properties }) => Object.keys(properties)))];
    const values = fc.dictionary(fc.constantFrom(...names, '__proto__'), fc.jsonValue());
    fc.assert(
      fc.property(fc.constantFrom(...definitions), values, (definition, held) => {
        // The generator produces JSON.
        const properties = wire(held as Readonly<Record<string, Json>>);
        const resolved = resolveProperties(definition, properties, unthemed);
        expect(Object.keys(resolved)).toStrictEqual(Object.keys(definition.properties));
        for (const value of Object.values(resolved)) expect(value).not.toBeUndefined();
      }),
    );
  });
});

describe('the registry', () => {
  it('BLK-062 finds a block by its template, or by its type on legacy pages', () => {
    const nameOf = (block: WireBlock) => blockRegistry.definitionOf(block).name;
    expect(nameOf({ type: 'anything', properties: wire({ template: 'text' }) })).toBe('text');
    expect(nameOf({ type: 'textBlock' })).toBe('text');
    expect(nameOf({ type: 'banner' })).toBe('banner');
    expect(() => nameOf({ properties: wire({ template: 'textBlock' }) })).toThrow(
      new BlockError("Block type of textBlock hasn't been registered"),
    );
    expect(() => nameOf({})).toThrow(new BlockError('Unable to make block, no type was defined'));
  });

  it.each([
    ['its name', { name: 'text', formerNames: [] }],
    ['a former name', { name: 'other', formerNames: ['textBlock'] }],
  ])('BLK-061 ERR-058 refuses a second type with %s', (_, names) => {
    const second = defineBlock({ ...text, ...names });
    expect(() => new BlockRegistry([text, second])).toThrow(
      new BlockError('Tried to register block type that conflicts with another'),
    );
  });

  it('BLK-010 BLK-011 knows the title and places of every type', () => {
    for (const { name, title, places } of definitions) {
      expect(blockRegistry.find(name)?.title).toBe(title);
      expect(places).toContain('store');
    }
  });
});
