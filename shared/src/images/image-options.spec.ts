import fc from 'fast-check';

import { imageLink, imageQuery } from './image-link.js';
import {
  IMAGE_FITS,
  IMAGE_POSITIONS,
  needsFocalPoint,
  type ImageOptions,
} from './image-options.js';
import { IMAGE_PARAMETERS } from './image-parameters.js';
import { readImageOptions } from './read-image-options.js';

const uuid = '/images/7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001';

const everything: ImageOptions = {
  width: 800,
  height: 1000,
  zoom: 1.5,
  focalPoint: { x: 0.25, y: 1 },
  padding: { top: 1, right: 2, bottom: 3, left: 4 },
  position: 'top-left',
  fit: 'contain',
  mirror: { x: true, y: true },
  rotate: -12.5,
  reflect: true,
  dpi: 300,
  background: '#1f2c47',
  project: [
    { x: 0, y: 0.1 },
    { x: 1, y: 0 },
    { x: 0.9, y: 1 },
    { x: -0.1, y: 0.9 },
  ],
};

const options = fc.record<ImageOptions>(
  {
    width: fc.integer({ min: 1, max: 4096 }),
    height: fc.integer({ min: 1, max: 4096 }),
    zoom: fc.double({ min: 1, max: 10, noNaN: true }),
    focalPoint: fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    position: fc.constantFrom(...IMAGE_POSITIONS),
    fit: fc.constantFrom(...IMAGE_FITS),
    mirror: fc.record({ x: fc.boolean(), y: fc.boolean() }),
    rotate: fc.double({ min: -360, max: 360, noNaN: true }),
    extend: fc.boolean(),
    dpi: fc.integer({ min: 1, max: 2400 }),
  },
  { requiredKeys: [] },
);

const queryOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('&')
      .filter(Boolean)
      .map((pair) => pair.split('=')),
  );
const read = (text: string): ReturnType<typeof readImageOptions> => readImageOptions(queryOf(text));
const errorsOf = (query: Record<string, unknown>): Readonly<Record<string, readonly string[]>> => {
  const answer = readImageOptions(query);
  return 'errors' in answer ? answer.errors : {};
};

describe('image options', () => {
  it('IMG-006 IMG-008 CST-021 have these parameters', () => {
    expect(imageQuery(everything)).toBe(
      'w=800&h=1000&z=1.5&fx=0.25&fy=1&pt=1&pr=2&pb=3&pl=4&pos=top-left&fit=contain&mx=1&my=1' +
        '&r=-12.5&reflect=1&dpi=300&b=1f2c47&project=0,0.1,1,0,0.9,1,-0.1,0.9&v=2',
    );
    expect(imageQuery({ extend: true })).toBe('extend=1&v=2');
    expect(IMAGE_PARAMETERS.join(' ')).toBe(
      'w h z fx fy pt pr pb pl pos fit mx my r reflect extend dpi b project v',
    );
  });

  it('IMG-007 IMG-008 survive a round trip', () => {
    expect(read(imageQuery(everything))).toStrictEqual(everything);
  });

  it('IMG-008 have one canonical URL, which is parsed as written', () => {
    fc.assert(
      fc.property(options, (some) => {
        const address = imageQuery(some);
        const back = read(address);
        expect(back).not.toHaveProperty('errors');
        if (!('errors' in back)) expect(imageQuery(back)).toBe(address);
      }),
    );
  });

  it('IMG-008 omit neutral values', () => {
    const padding = { top: 0, right: 0, bottom: 0, left: 0 };
    const mirror = { x: false, y: false };
    const idle: ImageOptions = {
      zoom: 1,
      rotate: 360,
      fit: 'cover',
      padding,
      mirror,
      extend: false,
    };
    expect(imageQuery(idle)).toBe('v=2');
    expect(imageQuery({ rotate: 1e-9, zoom: 1 })).not.toContain('e-');
    expect(imageLink(uuid, {})).toBe(`${uuid}?v=2`);
  });

  it('IMG-005 CST-020 clamp the focal point to 0 to 1', () => {
    expect(read('fx=-3&fy=1.5')).toStrictEqual({ focalPoint: { x: 0, y: 1 } });
    expect(read('fx=-0')).toStrictEqual({ focalPoint: { x: 0, y: 0.5 } });
    expect(read('fy=0.25')).toStrictEqual({ focalPoint: { x: 0.5, y: 0.25 } });
  });

  it('IMG-006 accept a missing version and short colours', () => {
    expect(read('')).toStrictEqual({});
    expect(read('b=F0a')).toStrictEqual({ background: '#ff00aa' });
    expect(read('mx=true&my=false&extend=0')).toStrictEqual({
      mirror: { x: true, y: false },
      extend: false,
    });
    expect(read('project=1,0,0,0,0,1,1,1')).toHaveProperty('project');
  });

  it.each([
    ['w', ['0', '4097', '1.5', '-1', 'abc', '', '1e3', ' 1', '0x10', 'Infinity']],
    ['h', ['0', '4097', 'NaN']],
    ['z', ['0.9', '10.1', '']],
    ['fx', ['left', '', '1e2']],
    ['fy', ['NaN', 'Infinity']],
    ['pt', ['-1', '4097']],
    ['pr', ['1.5']],
    ['pb', ['x']],
    ['pl', ['4096']],
    ['pos', ['centre', 'TOP', '']],
    ['fit', ['crop', 'Cover']],
    ['mx', ['2', 'yes', 'constructor']],
    ['my', ['']],
    ['r', ['361', '-361', '90deg']],
    ['reflect', ['on']],
    ['extend', ['copy']],
    ['dpi', ['0', '2401', '72.5']],
    ['b', ['#ffffff', 'red', '12345', 'ffffff00']],
    [
      'project',
      [
        '',
        '0,0,1,0,1,1',
        '0,0,1,0,1,1,0,1,5',
        '0,0,1,0,1,1,0,3',
        '0,0,1,1,1,0,0,1',
        '0,0,0,0,0,0,0,0',
      ],
    ],
    ['v', ['1', '3', '']],
  ])('IMG-006 reject %s with %p by name', (name, texts) => {
    for (const text of texts) {
      const errors = errorsOf({ [name]: text });
      expect(Object.keys(errors)).toStrictEqual([name]);
      expect(errors[name]?.[0]).toMatch(new RegExp(`^${name} (must be|leaves) `));
    }
  });

  it('IMG-006 reject unknown, repeated and non-text parameters together', () => {
    const errors = errorsOf({ w: ['320', '480'], h: { deep: '1' }, width: '3', url: 'http://x/' });
    expect(Object.keys(errors).sort()).toStrictEqual(['h', 'url', 'w', 'width']);
    expect(Object.keys(errorsOf({ w: ['320'], project: ['0,0,1,0,1,1,0,1'] }))).toStrictEqual([
      ...['w', 'project'],
    ]);
    expect(errors['url']).toStrictEqual([`url is not one of ${IMAGE_PARAMETERS.join(', ')}`]);
    expect(errorsOf(Object.fromEntries([['__proto__', '1']]))).toHaveProperty('__proto__');
  });

  it('contain only what was requested, with each side of the padding', () => {
    expect(read('w=80')).toStrictEqual({ width: 80 });
    const plain = { top: 0, right: 0, bottom: 0, left: 0 };
    for (const [name, side] of [
      ['pr', 'right'],
      ['pb', 'bottom'],
      ['pl', 'left'],
    ] as const)
      expect(read(`pt=4&${name}=4`)).toStrictEqual({ padding: { ...plain, top: 4, [side]: 4 } });
    expect(read('pr=4&pl=4')).toStrictEqual({ padding: { ...plain, right: 4, left: 4 } });
    expect(read('pt=0&pl=0')).toStrictEqual({});
  });

  it('IMG-006 reject incompatible values', () => {
    expect(errorsOf(queryOf('reflect=1&extend=1'))).toStrictEqual({
      reflect: ['reflect cannot be combined with extend'],
    });
    expect(errorsOf(queryOf('w=100&pl=60&pr=40'))).toStrictEqual({
      pl: ['pl leaves no room for the image'],
    });
    expect(errorsOf(queryOf('h=100&pb=100'))).toStrictEqual({
      pt: ['pt leaves no room for the image'],
    });
    expect(errorsOf(queryOf('w=100&pl=59&pr=40'))).toStrictEqual({});
  });

  it('IMG-005 need the stored focal point only if the image is cropped around it', () => {
    const box = { width: 10, height: 10 };
    const needing: ImageOptions[] = [box, { zoom: 2 }, { ...box, zoom: 2, position: 'top' }];
    const others: ImageOptions[] = [
      {},
      { width: 10 },
      { height: 10 },
      { ...box, fit: 'contain' },
      { ...box, position: 'top' },
      { ...box, focalPoint: { x: 0, y: 0 } },
    ];
    expect(needing.map(needsFocalPoint)).toStrictEqual([true, true, true]);
    expect(others.filter(needsFocalPoint)).toStrictEqual([]);
  });
});
