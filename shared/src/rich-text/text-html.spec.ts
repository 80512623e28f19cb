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
  // Its attributes may be any; those that are read of others are texts.
  return made as unknown as Y.XmlElement;
}

function html(...parts: readonly Part[]): string {
  const fragment = new Y.Doc().getXmlFragment('text');
  fragment.insert(0, [...parts]);
  return htmlOf(fragment);
}

const paragraph = (...runs: readonly Run[]) => element('paragraph', {}, textOf(...runs));
const marked = (marks: Attributes) => html(paragraph(['a', marks]));

describe('a rich text as html', () => {
  it('is nothing where nobody wrote anything', () => {
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
  ])('has a heading of level %j as %s', (level, tag) => {
    expect(html(element('heading', { level }, textOf(['a'])))).toBe(`<${tag}>a</${tag}>`);
  });

  it.each([
    [1, '<ol></ol>'],
    [3, '<ol start="3"></ol>'],
    ['3', '<ol start="3"></ol>'],
    [999_999, '<ol start="999999"></ol>'],
    [1_000_000, '<ol></ol>'],
    ['3x', '<ol></ol>'],
    ['x3', '<ol></ol>'],
    [-1, '<ol></ol>'],
    [[3], '<ol></ol>'],
  ])('has a list that begins with %j as %s', (start, list) => {
    expect(html(element('orderedList', { start }))).toBe(list);
  });

  it.each([
    [1, '<td>a</td>'],
    ['2', '<td colspan="2">a</td>'],
    [100, '<td colspan="100">a</td>'],
    [101, '<td>a</td>'],
    [0, '<td>a</td>'],
    [1.5, '<td>a</td>'],
  ])('has a cell over %j columns as %s', (colspan, cell) => {
    expect(html(element('tableCell', { colspan }, paragraph(['a'])))).toBe(cell);
  });

  it('has a picture with what is said of it in texts and whole numbers', () => {
    const picture = { src: '/images/a', alt: 'A', width: '40', height: 30 };
    expect(html(element('image', picture))).toBe(
      '<img src="/images/a" alt="A" width="40" height="30">',
    );
    expect(html(element('image', { src: 5, alt: 5, width: '40px', height: null }))).toBe('<img>');
  });

  it('shows code as it was typed', () => {
    expect(html(element('codeBlock', {}, textOf(['a < b'])))).toBe('<pre>a &lt; b</pre>');
  });
});

describe('what stands in an item of a list', () => {
  const item = (...parts: readonly Part[]) => html(element('listItem', {}, ...parts));
  const list = element('bulletList', {}, element('listItem', {}, paragraph(['b'])));

  it('is written without its paragraph where it is plain', () => {
    expect(item(paragraph(['a']))).toBe('<li>a</li>');
    expect(item(paragraph(['a']), list)).toBe('<li>a<ul><li>b</li></ul></li>');
    const numbered = element('orderedList', {}, element('listItem', {}, paragraph(['c'])));
    expect(item(paragraph(['a']), list.clone(), numbered)).toBe(
      '<li>a<ul><li>b</li></ul><ol><li>c</li></ol></li>',
    );
  });

  it('is written as it is where it is not', () => {
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
  it('stand in one order, whatever order they were made in', () => {
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

  it('are shared by neighbours', () => {
    const both = { bold: {}, italic: {} };
    expect(html(paragraph(['a', { bold: {} }], ['b', both], ['c', { italic: {} }], ['d']))).toBe(
      '<p><strong>a<em>b</em></strong><em>c</em>d</p>',
    );
    expect(html(paragraph(['a', { link: { href: '/a' } }], ['b', { link: { href: '/b' } }]))).toBe(
      '<p><a href="/a">a</a><a href="/b">b</a></p>',
    );
  });

  it('may stand over one another, with a name of their own each', () => {
    expect(marked({ 'bold--x1': {}, italic: true })).toBe('<p><strong><em>a</em></strong></p>');
  });

  it.each<Attributes>([
    { bold: 'yes' },
    { bold: 1 },
    { link: 'yes' },
    { toString: {} },
    { unheardOf: {} },
  ])('are none where nobody knows them: %j', (marks) => {
    expect(marked(marks)).toBe('<p>a</p>');
  });

  it.each([
    [{ href: '/a', target: '_blank' }, '<a href="/a" target="_blank">'],
    [{ href: '/a', target: '_top' }, '<a href="/a">'],
    [{ href: '/a', title: 5 }, '<a href="/a">'],
    [{ href: 'javascript:alert(1)' }, '<a href="blocked:">'],
    [{ href: 5 }, '<a href="">'],
  ])('of a link %j are %s', (link, tag) => {
    expect(marked({ link })).toBe(`<p>${tag}a</a></p>`);
  });

  it.each([
    [{ color: 'red', fontSize: '2rem' }, ' style="color: red; font-size: 2rem"'],
    [{ color: 'red;x:y' }, ''],
    [{ color: 5 }, ''],
    [{}, ''],
  ])('of letters that look like %j have%s', (textStyle, style) => {
    expect(marked({ textStyle })).toBe(`<p><span${style}>a</span></p>`);
  });
});

describe('what no editor of ours writes', () => {
  it('is passed over, but for its words', () => {
    const text = textOf(['a']);
    text.insertEmbed(1, { picture: 'x' });
    expect(html(element('paragraph', {}, text))).toBe('<p>a</p>');
    // What Yjs takes, and its types do not.
    const hook = new Y.XmlHook('program') as unknown as Y.XmlElement;
    expect(html(hook, paragraph(['a']))).toBe('<p>a</p>');
    expect(html(element('toString', {}, textOf(['a'])))).toBe('a');
    expect(html(element('script', {}, textOf(['<b>'])))).toBe('&lt;b&gt;');
  });
});
