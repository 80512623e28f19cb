import type { EditorModule } from '@selvedge/shared/connect/modes';
import * as Y from 'yjs';

import { Editing } from './editing.js';
import { LivePage } from './live-page.js';

function opened(scopes: readonly string[] = ['page:write'], module: EditorModule = 'v3Dev') {
  const doc = new Y.Doc();
  const editing = new Editing({ doc });
  return { page: new LivePage(doc, editing, scopes, module), undo: editing.undo, doc };
}

const quote = (text: string) => ({ type: 'quote', properties: { text } });
const textsOf = (page: LivePage) => page.tree().map(({ properties }) => properties['text']);

describe('LivePage', () => {
  it('inserts, moves, resizes and changes blocks and page properties', () => {
    const { page } = opened();
    const [first, second] = [page.insert(quote('One')), page.insert(quote('Two'))];
    expect(textsOf(page)).toStrictEqual(['One', 'Two']);
    page.move(second, { index: 0 });
    page.resize(first, 6);
    page.set(first, 'text', 'Changed');
    page.set(first, 'published', false);
    expect(textsOf(page)).toStrictEqual(['Two', 'Changed']);
    expect(page.get(first)).toMatchObject({ type: 'quote', size: 6, published: false });
    page.set(null, 'title', 'About us');
    expect(page.properties()).toStrictEqual({ title: 'About us' });
  });

  it('restores a removed block with its content', () => {
    const { page } = opened();
    const grid = page.insert({ type: 'grid', items: [quote('Inside')] });
    const [inside] = page.get(grid)?.items ?? [];
    page.remove(grid);
    expect(page.tree()).toStrictEqual([]);
    page.restore(grid);
    expect(page.get(inside?.id ?? '')?.properties).toStrictEqual({ text: 'Inside' });
  });

  it('changes a block’s template, except in modules without templates', () => {
    const { page } = opened();
    const made = page.setTemplate(page.insert(quote('Soft')), 'text');
    expect(page.get(made)).toMatchObject({ type: 'text', properties: { html: '<p>Soft</p>' } });
    const { page: old } = opened(['page:write'], 'v1');
    const block = old.insert(quote('Soft'));
    const refusal = expect.objectContaining({ code: 'module_lacks' });
    expect(() => old.setTemplate(block, 'text')).toThrow(refusal);
    expect(textsOf(old)).toStrictEqual(['Soft']);
    const { page: none } = opened(['page:write'], 'native');
    expect(() => none.insert(quote('Soft'))).toThrow(refusal);
    expect(none.tree()).toStrictEqual([]);
  });

  it('undoes a transaction as one step and leaves changes by others', () => {
    const { page, undo, doc } = opened();
    page.insert(quote('Kept'));
    page.transact(() => {
      page.insert(quote('One'));
      page.insert(quote('Two'));
    });
    const other = new LivePage(doc, new Editing({ doc }), ['page:write'], 'v3Dev');
    other.insert(quote('Theirs'));
    undo.undo();
    expect(textsOf(page)).toStrictEqual(['Kept', 'Theirs']);
    undo.redo();
    expect(textsOf(page)).toHaveLength(4);
  });

  it('refuses invalid changes with a code and leaves the page unchanged', () => {
    const { page } = opened();
    const [grid, text] = [page.insert({ type: 'grid' }), page.insert({ type: 'text' })];
    const before = page.tree();
    const refusals: readonly (readonly [string, () => void])[] = [
      ['bad_size', () => page.resize(grid, 2)],
      ['unknown_block', () => page.remove('0c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f')],
      ['into_itself', () => page.move(grid, { parent: grid })],
      ['not_plain', () => page.set(grid, 'template', 'quote')],
      ['bad_value', () => page.set(grid, 'gap', Infinity)],
      ['bad_value', () => page.set(text, 'html', { words: 'One' })],
    ];
    for (const [code, change] of refusals) {
      expect(change).toThrow(expect.objectContaining({ name: 'ConnectError', code }));
    }
    expect(page.tree()).toStrictEqual(before);
  });

  it('refuses changes outside the session’s scopes', () => {
    const { page, doc } = opened();
    const [own, other] = [page.insert(quote('Own')), page.insert(quote('Other'))];
    const scopes = ['page:read', `block:write:${own}`];
    const some = new LivePage(doc, new Editing({ doc }), scopes, 'v3Dev');
    some.set(own, 'text', 'Changed');
    for (const change of [
      () => some.set(other, 'text', 'Changed'),
      () => some.set(null, 'title', 'Changed'),
      () => some.insert(quote('Third')),
      () => some.move(own, {}),
    ]) {
      expect(change).toThrow(expect.objectContaining({ code: 'scope_denied' }));
    }
    expect(textsOf(page)).toStrictEqual(['Changed', 'Other']);
  });

  it('lists every block type with its properties', () => {
    const { page } = opened();
    const text = page.types.find(({ name }) => name === 'text');
    expect(text).toMatchObject({ title: 'Text', hasItems: false });
    expect(text?.properties.find(({ name }) => name === 'html')).toMatchObject({
      kind: 'richText',
    });
    expect(page.types.find(({ name }) => name === 'grid')?.hasItems).toBe(true);
  });
});
