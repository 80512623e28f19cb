import { richTextSchema } from './schema.js';
import { spanIn } from './tables.js';

/** How the editor draws a node: a tag, what is said in it, and where its content goes. */
function rendered(name: string, attributes: Readonly<Record<string, unknown>> = {}): unknown {
  const type = richTextSchema.nodes[name];
  return type?.spec.toDOM?.(type.create(attributes));
}

/** The same of a mark. */
function renderedMark(name: string): unknown {
  const type = richTextSchema.marks[name];
  return type?.spec.toDOM?.(type.create(), true);
}

describe('how an editor draws what a rich text holds', () => {
  it('leads a picture only where a shop may load it from', () => {
    const image = (src: string) => rendered('image', { src, alt: 'A', width: 40 });
    expect(image('/images/a')).toStrictEqual([
      ...['img', { src: '/images/a', alt: 'A', width: 40, height: null }],
    ]);
    expect(image('javascript:alert(1)')).toStrictEqual([
      'img',
      { alt: 'A', width: 40, height: null },
    ]);
  });

  it('has tables with rows and cells, which say how far they reach where that is more than one', () => {
    expect(rendered('table')).toStrictEqual(['table', ['tbody', 0]]);
    expect(rendered('tableRow')).toStrictEqual(['tr', 0]);
    expect(rendered('tableCell')).toStrictEqual(['td', {}, 0]);
    expect(rendered('tableHeader', { colspan: 2, rowspan: 1 })).toStrictEqual([
      'th',
      { colspan: '2' },
      0,
    ]);
  });

  it('has letters below and above the line', () => {
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
])('a cell that says %j reaches over %i', (held, span) => {
  expect(spanIn(held)).toBe(span);
});
