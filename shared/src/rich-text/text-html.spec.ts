import * as Y from 'yjs';

import { htmlOf } from './text-html.js';

type Part = Y.XmlElement | Y.XmlText;
type Held = object | string | number | boolean | null;
type Attributes = Readonly<Record<string, Held>>;
type Run = readonly [text: string, marks?: Attributes];

function textOf(...runs: readonly Run[]): Y.XmlText {
  const text = new Y.XmlText();
  for (const [run, marks = {}] of runs.toReversed()) text.insert(0, run, marks);
  return text;
}

function element(name: string, attributes: Attributes, ...parts: readonly Part[]): Y.XmlElement {
  const made = new Y.XmlElement<Record<string, Held>>(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.insert(0, [...parts]);
  // Only text attributes are read.
  return made as unknown as Y.XmlElement;
}

function html(...parts: readonly Part[]): string {
  const fragment = new Y.Doc().getXmlFragment('text');
  fragment.insert(0, [...parts]);
  return htmlOf(fragment);
}

const paragraph = (...runs: readonly Run[]) => element('paragraph', {}, textOf(...runs));
const marked = (marks: Attributes) => html(paragraph(['a', marks]));

describe('htmlOf', () => {
  it('is empty without text', () => {
    expect(html()).toBe('');
    expect(html(element('paragraph', {}))).toBe('');
    expect(html(element('paragraph', {}), element('paragraph', {}))).toBe('<p></p><p></p>');
  });

  it.each([
    [1, 'h1'],
    ['6', 'h6'],
    [0, 'h2'],
    [7, 'h2'],
    [16, 'h2'],
    [61, 'h2'],
    ['x', 'h2'],
    [null, 'h2'],
  ])('renders a heading of level %j as %s', (level, tag) => {
    expect(html(element('heading', { level }, textOf(['a'])))).toBe(`<${tag}>a</${tag}>`);
  });

  it.each([
    [1, '<ol><li></li></ol>'],
    [3, '<ol start="3"><li></li></ol>'],
    ['3', '<ol start="3"><li></li></ol>'],
    [999_999, '<ol start="999999"><li></li></ol>'],
    [1_000_000, '<ol><li></li></ol>'],
    ['3x', '<ol><li></li></ol>'],
    ['x3', '<ol><li></li></ol>'],
    [-1, '<ol><li></li></ol>'],
    [[3], '<ol><li></li></ol>'],
  ])('renders a list starting with %j as %s', (start, list) => {
    expect(html(element('orderedList', { start }, element('listItem', {})))).toBe(list);
  });

  it.each([
    [1, '<td>a</td>'],
    ['2', '<td colspan="2">a</td>'],
    [100, '<td colspan="100">a</td>'],
    [101, '<td>a</td>'],
    [0, '<td>a</td>'],
    [1.5, '<td>a</td>'],
  ])('renders a cell spanning %j columns as %s', (colspan, cell) => {
    expect(html(element('tableCell', { colspan }, paragraph(['a'])))).toBe(cell);
  });

  it('renders an image with texts and whole numbers as attributes', () => {
    const picture = { src: '/images/a', alt: 'A', width: '40', height: 30 };
    expect(html(element('image', picture))).toBe(
      '<img src="/images/a" alt="A" width="40" height="30">',
    );
    expect(html(element('image', { src: 5, alt: 5, width: '40px', height: null }))).toBe('<img>');
  });

  it('preserves code as typed', () => {
    expect(html(element('codeBlock', {}, textOf(['a < b'])))).toBe('<pre>a &lt; b</pre>');
  });
});

describe('a list item', () => {
  const item = (...parts: readonly Part[]) => html(element('listItem', {}, ...parts));
  const list = element('bulletList', {}, element('listItem', {}, paragraph(['b'])));

  it('is rendered without its paragraph if that is plain', () => {
    expect(item(paragraph(['a']))).toBe('<li>a</li>');
    expect(item(paragraph(['a']), list)).toBe('<li>a<ul><li>b</li></ul></li>');
    const numbered = element('orderedList', {}, element('listItem', {}, paragraph(['c'])));
    expect(item(paragraph(['a']), list.clone(), numbered)).toBe(
      '<li>a<ul><li>b</li></ul><ol><li>c</li></ol></li>',
    );
  });

  it('is rendered with its paragraphs otherwise', () => {
    expect(item()).toBe('<li></li>');
    expect(item(textOf(['a']))).toBe('<li>a</li>');
    expect(item(element('heading', {}, textOf(['a'])))).toBe('<li><h2>a</h2></li>');
    expect(item(paragraph(['a']), paragraph(['b']))).toBe('<li><p>a</p><p>b</p></li>');
    expect(item(element('paragraph', { textAlign: 'right' }, textOf(['a'])))).toBe(
      '<li><p style="text-align: right">a</p></li>',
    );
  });
});

describe('marks', () => {
  it('are nested in a fixed order', () => {
    const all = {
      code: {},
      italic: {},
      bold: {},
      textStyle: { color: 'red' },
      link: { href: '/' },
    };
    expect(marked(all)).toBe(
      '<p><a href="/"><span style="color: red"><strong><em><code>a</code></em></strong></span></a></p>',
    );
  });

  it('are shared by neighbouring runs', () => {
    const both = { bold: {}, italic: {} };
    expect(html(paragraph(['a', { bold: {} }], ['b', both], ['c', { italic: {} }], ['d']))).toBe(
      '<p><strong>a<em>b</em></strong><em>c</em>d</p>',
    );
    expect(html(paragraph(['a', { link: { href: '/a' } }], ['b', { link: { href: '/b' } }]))).toBe(
      '<p><a href="/a">a</a><a href="/b">b</a></p>',
    );
  });

  it('of overlapping kinds have distinct names', () => {
    expect(marked({ 'bold--x1': {}, italic: true })).toBe('<p><strong><em>a</em></strong></p>');
  });

  it.each<Attributes>([
    { bold: 'yes' },
    { bold: 1 },
    { link: 'yes' },
    { toString: {} },
    { unheardOf: {} },
  ])('are ignored if unknown: %j', (marks) => {
    expect(marked(marks)).toBe('<p>a</p>');
  });

  it.each([
    [{ href: '/a', target: '_blank' }, '<a href="/a" target="_blank">'],
    [{ href: '/a', target: '_top' }, '<a href="/a">'],
    [{ href: '/a', title: 5 }, '<a href="/a">'],
    [{ href: 'javascript:alert(1)' }, '<a href="blocked:">'],
    [{ href: 5 }, '<a href="">'],
  ])('of a link %j become %s', (link, tag) => {
    expect(marked({ link })).toBe(`<p>${tag}a</a></p>`);
  });

  it.each([
    [{ color: 'red', fontSize: '2rem' }, ' style="color: red; font-size: 2rem"'],
    [{ color: 'red;x:y' }, ''],
    [{ color: 5 }, ''],
    [{}, ''],
  ])('of styled text %j become%s', (textStyle, style) => {
    expect(marked({ textStyle })).toBe(`<p><span${style}>a</span></p>`);
  });
});

describe('foreign content', () => {
  it('is omitted except for its text', () => {
    const text = textOf(['a']);
    text.insertEmbed(1, { picture: 'x' });
    expect(html(element('paragraph', {}, text))).toBe('<p>a</p>');
    // Yjs accepts this node, but its types do not.
    const hook = new Y.XmlHook('program') as unknown as Y.XmlElement;
    expect(html(hook, paragraph(['a']))).toBe('<p>a</p>');
    expect(html(element('toString', {}, textOf(['a'])))).toBe('a');
    expect(html(element('script', {}, textOf(['<b>'])))).toBe('&lt;b&gt;');
  });
});

describe('a list without items', () => {
  const empty = (name: string) => element(name, {});
  const item = (...parts: readonly Part[]) => element('listItem', {}, ...parts);

  it.each(['bulletList', 'orderedList', 'table', 'tableRow'])(
    'is left out as a %s, also beside a paragraph',
    (name) => {
      expect(html(empty(name))).toBe('');
      expect(html(paragraph(['a']), empty(name))).toBe('<p>a</p>');
    },
  );

  it('is left out within an item and within a table', () => {
    const nested = element('bulletList', {}, item(paragraph(['a']), empty('bulletList')));
    expect(html(nested)).toBe('<ul><li>a</li></ul>');
    expect(html(element('table', {}, empty('tableRow')))).toBe('');
  });

  it('is left out after two people each deleted one of two items', () => {
    const docs = [new Y.Doc(), new Y.Doc()] as const;
    const [one, other] = docs;
    const list = () => element('bulletList', {}, item(paragraph(['a'])), item(paragraph(['b'])));
    one.getXmlFragment('text').insert(0, [list()]);
    Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
    for (const [at, doc] of docs.entries()) {
      const [shared] = doc.getXmlFragment('text').toArray();
      if (shared instanceof Y.XmlElement) shared.delete(at);
    }
    Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
    expect(htmlOf(one.getXmlFragment('text'))).toBe('');
  });
});
