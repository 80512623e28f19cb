import type { Json } from '../../../catalogue/contract.js';
import type { Property } from '../property.js';
import { actions, ownActions } from './actions.js';
import { buttonStyles } from './button-styles.js';
import { length, number, ratio, scale, step } from './measures.js';
import { focalPoint, image, imageSet } from './pictures.js';
import { pills } from './pills.js';
import { font, icon, link, text } from './texts.js';

const options = { label: 'It', group: 'Content' } as const;
const many = <Item>(count: number, item: Item) => Array.from({ length: count }, () => item);

type Case = readonly [string, Property<unknown>, Json, unknown];

const side = length({ ...options, default: null });
const whole = number({ ...options, default: 1, min: 1, max: 9, isWhole: true });
const part = number({ ...options, default: 1, min: 0, max: 1 });
const columns = step({ ...options, default: 2, min: 1, max: 4 });
const shape = ratio({ ...options, default: null });
const short = text({ ...options, maxLength: 3 });
const family = font({ ...options, default: null });
const address = image(options);
const set = imageSet(options);
const focus = focalPoint('image');

const cases: readonly Case[] = [
  ['length', side, '-1.5rem', '-1.5rem'],
  ['length', side, '.5em auto 0 4px', '.5em auto 0 4px'],
  ['length', side, ' 4px ', '4px'],
  ['length', side, 'clamp(1rem, 4vw, 2rem)', 'clamp(1rem, 4vw, 2rem)'],
  ['length', side, 12.5, '12.5px'],
  ['length', side, '1px 2px 3px 4px 5px', undefined],
  ['length', side, '4 px', undefined],
  ['length', side, 'x4px', undefined],
  ['length', side, '4px;', undefined],
  ['length', side, `clamp(${'1'.repeat(61)})`, undefined],
  ['length', side, '', undefined],
  ['length', side, {}, undefined],
  ['number', part, 0.5, 0.5],
  ['number', part, 7, 1],
  ['number', part, -7, 0],
  ['number', part, 'a lot', undefined],
  ['whole number', whole, 2.6, 3],
  ['whole number', whole, '99', 9],
  ['step', columns, 1, 1],
  ['step', columns, '4', 4],
  ['step', columns, 0, undefined],
  ['step', columns, 5, undefined],
  ['step', columns, 2.5, undefined],
  ['step', columns, 'two', undefined],
  ['scale', scale(options), 1, 1],
  ['scale', scale(options), 0, undefined],
  ['scale', scale(options), 1.01, undefined],
  ['scale', scale(options), 'large', undefined],
  ['ratio', shape, 0.1, 0.1],
  ['ratio', shape, 4, 4],
  ['ratio', shape, 0.09, undefined],
  ['ratio', shape, 4.01, undefined],
  ['ratio', shape, ' square ', 1.026],
  ['ratio', shape, 'round', undefined],
  ['ratio', shape, {}, undefined],
  ['text', short, 'abc', 'abc'],
  ['text', short, 'abcd', 'abc'],
  ['text', short, '🌊🌊', '🌊🌊'],
  ['text', short, 1234, '123'],
  ['text', short, [], undefined],
  ['text', text(options), 'a'.repeat(10_001), 'a'.repeat(10_000)],
  ['family', family, '<b>', undefined],
  ['family', family, ' ', undefined],
  ['family', family, '', undefined],
  ['family', family, 'A'.repeat(41), undefined],
  ['family', family, 'Lato;', undefined],
  ['family', family, ' -Lato', undefined],
  ['link', link(options), ' /sale/ ', '/sale/'],
  ['link', link(options), ' ', undefined],
  ['link', link(options), 'javascript:alert(1)', 'blocked:'],
  ['icon', icon(options), ' heart ', 'heart'],
  ['icon', icon(options), 'skull', undefined],
  ['icon', icon(options), {}, undefined],
  ['focal point', focus, { x: 0.3, y: '0.255' }, '30% 25.5%'],
  ['focal point', focus, { x: -1, y: 7 }, '0% 100%'],
  ['focal point', focus, { x: 0.3 }, undefined],
  ['focal point', focus, { y: 0.3 }, undefined],
  ['focal point', focus, '30% 25%', undefined],
  ['picture', address, ' /images/a ', '/images/a'],
  ['picture', address, '', undefined],
  ['picture', address, ' ', undefined],
  ['picture', address, 'mailto:a@b.example', undefined],
  ['picture', address, { url: '/images/b', src: '/images/a' }, '/images/a'],
  ['picture', address, { original: '/images/c' }, '/images/c'],
  ['picture', address, { thumbnails: { url: '/images/t' }, url: '/images/b' }, '/images/b'],
  ['picture', address, { src: 7, url: '/images/b' }, '/images/b'],
  ['picture', address, {}, undefined],
  ['picture', address, [], undefined],
  ['set of pictures', set, ' /a 480w,  /b,c 960w,', '/a 480w, /b,c 960w'],
  ['set of pictures', set, '/a 480w,/b 960w', undefined],
  ['set of pictures', set, '/a 480w, /b 960w wide, x /c 1w', '/a 480w'],
  ['set of pictures', set, '/a 480w,   /b 2w', '/a 480w, /b 2w'],
  ['set of pictures', set, '/a', undefined],
  ['set of pictures', set, '/a 123456w', undefined],
  ['set of pictures', set, 'javascript:x 480w', undefined],
  ['set of pictures', set, '', undefined],
  ['set of pictures', set, {}, undefined],
  ['labels', pills(options), 'New', undefined],
  ['labels', pills(options), [], []],
  [
    'labels',
    pills(options),
    [' New ', { text: 'Gift', icon: 'gift' }, { text: 'Odd', icon: 'skull' }, '', {}, 7, null],
    [
      { icon: null, text: 'New' },
      { icon: 'gift', text: 'Gift' },
      { icon: null, text: 'Odd' },
      { icon: null, text: '7' },
    ],
  ],
  ['labels', pills(options), ['a'.repeat(41)], [{ icon: null, text: 'a'.repeat(40) }]],
  ['labels', pills(options), many(13, 'a'), many(12, { icon: null, text: 'a' })],
  ['looks', buttonStyles(options), 'wide', undefined],
  [
    'looks',
    buttonStyles(options),
    { textColor: '#fff', borderRadius: '4px', fill: '1', shadow: 'deep', borderColor: 'red' },
    {
      textColor: '#ffffff',
      backgroundColor: null,
      borderColor: null,
      borderRadius: '4px',
      fill: true,
    },
  ],
  [
    'looks',
    buttonStyles(options),
    { backgroundColor: '#000', borderColor: '#111' },
    {
      textColor: null,
      backgroundColor: '#000000',
      borderColor: '#111111',
      borderRadius: null,
      fill: false,
    },
  ],
];

describe('a block property', () => {
  it.each(cases)('of type %s reads its value', (_, property, value, expected) => {
    expect(property.read(value)).toStrictEqual(expected);
  });

  it('of type font resolves a family to its stack', () => {
    expect(family.read(' Lato ')).toBe(font({ ...options, default: 'Lato' }).default);
    expect(family.read('Lato')).toMatch(/^'Lato', /);
    expect(family.read(`A${'b'.repeat(39)}`)).toMatch(/^'Ab+', /);
    expect(family.read('8bit')).toMatch(/^'8bit', /);
  });
});

describe('block buttons', () => {
  const read = (value: Json) => actions(options).read(value) ?? [];

  it('are limited in number and text length', () => {
    const long = { text: ` ${'a'.repeat(90)} `, href: '/a/' };
    const read7 = read(many(7, long));
    expect(read7.map(({ text: label }) => label)).toStrictEqual(many(6, 'a'.repeat(80)));
    expect(ownActions(options).read(many(7, { text: 'Go' }))).toHaveLength(6);
  });

  it('accept an action with or without the at-sign', () => {
    const named = ['@open-chat', ' open-chat ', 'a@b', '@'].map((action) => ({
      text: 'Go',
      action,
    }));
    expect(read(named).map(({ action }) => action)).toStrictEqual([
      'open-chat',
      'open-chat',
      'a@b',
    ]);
  });

  it('read their target window', () => {
    const targets = ['_blank', '_self', '_top', 7].map((target) => ({
      ...{ text: 'Go', href: '/a/' },
      target,
    }));
    expect(read(targets).map(({ target }) => target)).toStrictEqual([
      '_blank',
      '_self',
      null,
      null,
    ]);
  });

  it('are undefined if the value is not a list', () => {
    expect(actions(options).read('Go')).toBeUndefined();
  });
});
