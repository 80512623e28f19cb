import { richTextSchema } from './schema.js';
import { spanIn } from './tables.js';

/** Editor rendering of a node: tag, attributes and content slot. */
function rendered(name: string, attributes: Readonly<Record<string, unknown>> = {}): unknown {
  const type = richTextSchema.nodes[name];
  return type?.spec.toDOM?.(type.create(attributes));
}

/** Editor rendering of a mark. */
function renderedMark(name: string): unknown {
  const type = richTextSchema.marks[name];
  return type?.spec.toDOM?.(type.create(), true);
}

describe('rich text in the editor', () => {
  it('loads images only from allowed sources', () => {
    const image = (src: string) => rendered('image', { src, alt: 'A', width: 40 });
    expect(image('/images/a')).toStrictEqual([
      ...['img', { src: '/images/a', alt: 'A', width: 40, height: null }],
    ]);
    expect(image('javascript:alert(1)')).toStrictEqual([
      'img',
      { alt: 'A', width: 40, height: null },
    ]);
  });

  it('renders tables with spans above one', () => {
    expect(rendered('table')).toStrictEqual(['table', ['tbody', 0]]);
    expect(rendered('tableRow')).toStrictEqual(['tr', 0]);
    expect(rendered('tableCell')).toStrictEqual(['td', {}, 0]);
    expect(rendered('tableHeader', { colspan: 2, rowspan: 1 })).toStrictEqual([
      'th',
      { colspan: '2' },
      0,
    ]);
  });

  it('renders subscript and superscript', () => {
    expect(renderedMark('subscript')).toStrictEqual(['sub', 0]);
    expect(renderedMark('superscript')).toStrictEqual(['sup', 0]);
  });
});

it.each([
  [1, 1],
  ['7', 7],
  [100, 100],
  [101, 1],
  [0, 1],
  [2.5, 1],
  [null, 1],
  ['x', 1],
])('a cell span of %j is read as %i', (held, span) => {
  expect(spanIn(held)).toBe(span);
});
