import type { WireBlock } from '../../../blocks/model/wire.js';
import { setPublished, removeBlock, resizeBlock, setProperty } from '../block-commands.js';
import { counted, emptyPage, liveDoc } from '../live-page.testing.js';
import { setPageField, setPageProperty } from '../page-commands.js';
import { pageContentOf } from '../page-content.js';
import { duplicateBlocks } from '../selection/selection-commands.js';
import { insertBlock, moveBlock } from '../tree-commands.js';
import { pageChanges, type PageChange } from './page-changes.js';

const text = (id: number, title: string, items: readonly WireBlock[] = []): WireBlock => ({
  ...{ id, type: 'textBlock', items },
  properties: { title: { id: id + 100, value: title } },
});
/** Seeded as `b1` (`one`), `b2` (the row) and its items `b3` and `b4`. */
const page = {
  ...emptyPage,
  blocks: [
    text(1, 'one'),
    { id: 2, type: 'row', items: [text(3, 'three'), text(4, 'four')] },
    { ...text(5, 'gone'), deleted: true },
  ],
};

/** Returns the changes of a page after an edit. */
function changesOf(edit: (doc: ReturnType<typeof liveDoc>) => void) {
  const doc = liveDoc(page);
  edit(doc);
  return pageChanges(page, pageContentOf(doc)).map(summaryOf);
}

function summaryOf(change: PageChange): unknown {
  if (change.kind === 'page') return change;
  const { block, ...others } = change;
  return { ...others, id: block.id };
}

describe('pageChanges', () => {
  it('is empty without changes', () => {
    expect(changesOf(() => undefined)).toStrictEqual([]);
    const answered = { ...page, sitemap: true, theme: null, keyPhraseCampaignId: null };
    expect(pageChanges(answered, page)).toStrictEqual([]);
    expect(pageChanges(answered, { ...page, sitemap: false })).toHaveLength(1);
  });

  it('names changed fields and properties of the page', () => {
    const changes = changesOf((doc) => {
      setPageField(doc, null, { name: 'url', value: '/about/' });
      setPageProperty(doc, null, { name: 'title', value: 'About' });
    });
    expect(changes).toStrictEqual([{ kind: 'page', names: ['url', 'title'] }]);
  });

  it('names changed fields and properties of a block', () => {
    const changes = changesOf((doc) => {
      setProperty(doc, null, { uuid: 'b3', name: 'title', value: 'drei' });
      resizeBlock(doc, null, { uuid: 'b3', size: 6 });
      setPublished(doc, null, { uuid: 'b1', isPublished: false });
    });
    expect(changes).toStrictEqual([
      { kind: 'changed', id: 1, names: ['published'], isMoved: false },
      { kind: 'changed', id: 3, names: ['size', 'title'], isMoved: false },
    ]);
  });

  it('names a changed publication once, whether field or property', () => {
    const [one, ...others] = page.blocks;
    const asProperty = (value: string) => ({
      ...page,
      blocks: [{ ...one, properties: { ...one?.properties, published: { value } } }, ...others],
    });
    expect(pageChanges(asProperty('1'), asProperty('0')).map(summaryOf)).toStrictEqual([
      { kind: 'changed', id: 1, names: ['published'], isMoved: false },
    ]);
    expect(pageChanges(asProperty('1'), page)).toStrictEqual([]);
  });

  it('reports only the moved block', () => {
    const changes = changesOf((doc) => {
      moveBlock(doc, null, { uuid: 'b1', to: { parent: 'b2', index: 1 } });
    });
    expect(changes).toStrictEqual([{ kind: 'changed', id: 1, names: [], isMoved: true }]);
  });

  it('reports only the outermost added or removed block', () => {
    const added = changesOf((doc) => {
      duplicateBlocks(doc, null, { uuids: ['b2'], newId: counted('n') });
    });
    expect(added).toStrictEqual([{ kind: 'added', id: undefined }]);
    expect(changesOf((doc) => removeBlock(doc, null, 'b2'))).toStrictEqual([
      { kind: 'removed', id: 2 },
    ]);
    const inRow = changesOf((doc) => {
      const block = { uuid: 'new', type: 'textBlock' };
      insertBlock(doc, null, { block, at: { parent: 'b2', index: 0 } });
      removeBlock(doc, null, 'b4');
    });
    expect(inRow).toStrictEqual([
      { kind: 'added', id: undefined },
      { kind: 'removed', id: 4 },
    ]);
  });

  it('reports blocks that another program marks as deleted or restores', () => {
    const [one, ...others] = page.blocks;
    const marked = { ...page, blocks: [{ ...one, deleted: true }, ...others] };
    expect(pageChanges(page, marked).map(summaryOf)).toStrictEqual([{ kind: 'removed', id: 1 }]);
    expect(pageChanges(marked, page).map(summaryOf)).toStrictEqual([{ kind: 'added', id: 1 }]);
    const items = [{ ...text(3, 'three'), deleted: true }, text(4, 'four')];
    const inRow = { ...emptyPage, blocks: [text(1, 'one'), { id: 2, type: 'row', items }] };
    expect(pageChanges(page, inRow).map(summaryOf)).toStrictEqual([{ kind: 'removed', id: 3 }]);
  });
});
