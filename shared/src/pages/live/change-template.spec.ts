import * as Y from 'yjs';

import { found } from './block-commands.js';
import { changeTemplate, isAlike } from './change-template.js';
import { LivePageError } from './live-errors.js';
import { counted, liveDoc, paragraphsOf } from './live-page.testing.js';
import { liveBlock, liveBlocks } from './live-blocks.js';
import { insertBlock, type NewBlock } from './tree-commands.js';

const me = 'me';

function withBlock(block: Omit<NewBlock, 'uuid'>): Y.Doc {
  const doc = liveDoc();
  insertBlock(doc, me, { block: { uuid: 'a', ...block }, at: { parent: null, index: 0 } });
  return doc;
}

const change = (doc: Y.Doc, template: string): string =>
  changeTemplate(doc, me, { uuid: 'a', template, newId: counted('n') });

const valueIn = (doc: Y.Doc, uuid: string, name: string) =>
  liveBlock(doc, uuid)?.wire.properties?.[name]?.value;

describe('changeTemplate', () => {
  it('keeps position, width, publication and text', () => {
    const doc = withBlock({
      type: 'quote',
      size: 6,
      isPublished: false,
      properties: { text: 'Soft', background: '#ff0000' },
    });
    insertBlock(doc, me, { block: { uuid: 'b', type: 'spacer' }, at: { parent: null, index: 1 } });
    const made = change(doc, 'text');
    expect(liveBlocks(doc).map(({ uuid }) => uuid)).toStrictEqual([made, 'b']);
    expect(liveBlock(doc, made)?.wire).toMatchObject({ size: { x: 6 }, published: 0 });
    expect(valueIn(doc, made, 'template')).toBe('text');
    expect(valueIn(doc, made, 'html')).toBe('<p>Soft</p>');
  });

  it('keeps only properties that both types have with the same kind', () => {
    const doc = withBlock({
      type: 'quote',
      properties: {
        text: 'Soft',
        author: 'Ada',
        fontSize: '30px',
        backgroundColour: '#ff0000',
        own: 1,
      },
    });
    const contentOf = (uuid: string) =>
      Object.entries(liveBlock(doc, uuid)?.wire.properties ?? {}).map(([name, { value }]) => [
        name,
        value,
      ]);
    const made = change(doc, 'card');
    expect(contentOf(made)).toStrictEqual([
      ['template', 'card'],
      ['backgroundColour', '#ff0000'],
      ['title', 'Soft'],
    ]);
    const framed = withBlock({ type: 'iframe', properties: { src: 'https://a.example/' } });
    expect(valueIn(framed, change(framed, 'image'), 'src')).toBeUndefined();
  });

  it('keeps texts and images of the same name unchanged', () => {
    const doc = withBlock({
      type: 'card',
      properties: { title: 'Title', copy: 'Words', image: '/image-gen/a.png' },
    });
    const made = change(doc, 'feature');
    expect(['title', 'copy'].map((name) => valueIn(doc, made, name))).toStrictEqual([
      'Title',
      'Words',
    ]);
    // The text stays complete even if the new type has a lower limit.
    const title = 'a'.repeat(60);
    const long = withBlock({ type: 'card', properties: { title } });
    expect(valueIn(long, change(long, 'banner'), 'title')).toBe(title);
    const bare = withBlock({ type: 'quote', properties: { author: 'Ada' } });
    const properties = liveBlock(bare, change(bare, 'card'))?.wire.properties;
    expect(Object.keys(properties ?? {})).toStrictEqual(['template']);
  });

  it('truncates a text to the limit of the new type', () => {
    const doc = withBlock({ type: 'quote', properties: { quote: 'a'.repeat(101) } });
    expect(valueIn(doc, change(doc, 'card'), 'title')).toBe('a'.repeat(100));
  });

  it('converts rich text to plain text', () => {
    const doc = withBlock({
      type: 'text',
      texts: { html: paragraphsOf('<p> One</p><p>Two  three </p>') },
    });
    expect(valueIn(doc, change(doc, 'quote'), 'text')).toBe('One Two three');
    const empty = withBlock({ type: 'text', texts: { html: paragraphsOf('<p></p>') } });
    expect(valueIn(empty, change(empty, 'quote'), 'text')).toBeUndefined();
    const mixed = withBlock({
      type: 'text',
      texts: {
        html: (fragment) => {
          const text = new Y.XmlText('Soft and ');
          fragment.insert(0, [text]);
          text.insert(9, 'warm', { bold: {} });
          text.insertEmbed(13, { chart: 1 });
        },
      },
    });
    expect(valueIn(mixed, change(mixed, 'quote'), 'text')).toBe('Soft and warm');
  });

  it('handles a block without its text or property map', () => {
    const namesAfter = (type: string, field: string, template: string) => {
      const doc = withBlock({ type });
      found(doc, 'a').delete(field);
      return Object.keys(liveBlock(doc, change(doc, template))?.wire.properties ?? {});
    };
    expect(namesAfter('text', 'rich:html', 'quote')).toStrictEqual(['template']);
    expect(namesAfter('quote', 'props', 'text')).toStrictEqual(['template']);
  });

  it('keeps the parent block', () => {
    const doc = liveDoc();
    const row = { uuid: 'row', type: 'row', items: [{ uuid: 'a', type: 'quote' }] };
    insertBlock(doc, me, { block: row, at: { parent: null, index: 0 } });
    const made = change(doc, 'text');
    const placed = liveBlocks(doc).map(({ uuid, items }) => [uuid, items.map((one) => one.uuid)]);
    expect(placed).toStrictEqual([['row', [made]]]);
  });

  it.each([
    ['spacer', 'quote'],
    ['quote', 'spacer'],
  ])('drops the text if one of the types has none: %s to %s', (type, template) => {
    const doc = withBlock({ type, properties: { text: 'Soft' } });
    const { properties = {} } = liveBlock(doc, change(doc, template))?.wire ?? {};
    expect(Object.keys(properties)).toStrictEqual(['template']);
  });

  it('treats addresses, codes and markup as different from text', () => {
    const contentAfter = (
      type: string,
      properties: Readonly<Record<string, string>>,
      template: string,
    ) => {
      const doc = withBlock({ type, properties });
      const { template: _, ...others } =
        liveBlock(doc, change(doc, template))?.wire.properties ?? {};
      return Object.fromEntries(Object.entries(others).map(([name, { value }]) => [name, value]));
    };
    expect(contentAfter('quote', { text: 'Soft' }, 'row')).toStrictEqual({});
    expect(contentAfter('row', { asyncItems: '/a.json' }, 'quote')).toStrictEqual({});
    expect(contentAfter('quote', { text: 'Soft' }, 'youtube')).toStrictEqual({ title: 'Soft' });
    const film = { videoId: 'dQw4w9WgXcQ', title: 'Made by hand' };
    expect(contentAfter('youtube', film, 'quote')).toStrictEqual({ text: 'Made by hand' });
    expect(contentAfter('html', { markup: '<b>Soft</b>' }, 'quote')).toStrictEqual({});
    expect(contentAfter('badge', { code: 'first-order', title: 'First' }, 'quote')).toStrictEqual({
      text: 'First',
    });
    expect(contentAfter('productMockup', { colour: 'Navy' }, 'quote')).toStrictEqual({});
  });

  it('keeps an image under the name of the new type', () => {
    const doc = withBlock({ type: 'image', properties: { src: '/image-gen/a.png' } });
    expect(
      Object.values(liveBlock(doc, change(doc, 'card'))?.wire.properties ?? {}),
    ).toContainEqual({
      value: '/image-gen/a.png',
    });
    const bare = withBlock({ type: 'image', properties: { src: '/image-gen/a.png' } });
    const { properties = {} } = liveBlock(bare, change(bare, 'quote'))?.wire ?? {};
    expect(Object.keys(properties)).toStrictEqual(['template']);
  });

  it('keeps the items, and refuses types that cannot contain them', () => {
    const doc = withBlock({
      type: 'row',
      items: [
        { uuid: 'in', type: 'quote' },
        { uuid: 'on', type: 'text' },
      ],
    });
    const made = change(doc, 'grid');
    const [grid] = liveBlocks(doc);
    expect([grid?.uuid, grid?.items.map(({ uuid }) => uuid)]).toStrictEqual([made, ['in', 'on']]);
    const full = withBlock({ type: 'row', items: [{ uuid: 'in', type: 'quote' }] });
    expect(() => change(full, 'quote')).toThrow(new LivePageError('holdsBlocks'));
    expect(() => change(full, 'holoDeck')).toThrow(new LivePageError('unknownTemplate'));
    expect(liveBlocks(full)).toHaveLength(1);
  });

  it('is a single undo step', () => {
    const doc = withBlock({ type: 'row', items: [{ uuid: 'in', type: 'quote' }] });
    const undo = new Y.UndoManager(doc.getMap('blocks'), { trackedOrigins: new Set([me]) });
    const before = liveBlocks(doc);
    change(doc, 'grid');
    undo.undo();
    expect(liveBlocks(doc)).toStrictEqual(before);
  });

  it('returns the block unchanged if it already has the template', () => {
    expect(change(withBlock({ type: 'quote' }), 'quote')).toBe('a');
  });

  it('is offered for types that share text, images or items', () => {
    expect(isAlike('row', 'grid')).toBe(true);
    expect(isAlike('quote', 'text')).toBe(true);
    expect(isAlike('image', 'card')).toBe(true);
    expect(isAlike('spacer', 'text')).toBe(false);
    expect(isAlike('row', 'quote')).toBe(false);
    expect(isAlike('spacer', 'row')).toBe(false);
    expect(isAlike('holoDeck', 'text')).toBe(false);
  });
});
