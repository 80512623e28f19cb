import { pagePropertiesOf } from '@selvedge/shared/pages/live/live-page';
import * as Y from 'yjs';

import { OwnEditing } from './own-editing.js';

function opened() {
  const doc = new Y.Doc();
  const editing = new OwnEditing({ doc });
  const shown: boolean[] = [];
  editing.subscribe(() => shown.push(editing.hasFailed()));
  return { doc, editing, shown };
}

/** Half of an emoji, as some keyboards send it. */
const half = `${'a'.repeat(99)}\ud83c`;

describe('an edit that the page refuses', () => {
  it('counts as failed until the same place is stored', () => {
    const { doc, editing, shown } = opened();
    editing.setPage('title', half);
    editing.setPage('description', 'Waves');
    expect(editing.hasFailed()).toBe(true);
    editing.setPage('title', `${'a'.repeat(99)}🌊`);
    expect(shown).toStrictEqual([true, true, false]);
    expect(pagePropertiesOf(doc).toJSON()['title']).toBe(`${'a'.repeat(99)}🌊`);
  });

  it('is remembered for each place', () => {
    const { editing } = opened();
    editing.setField('url', half);
    editing.setPage('title', half);
    editing.setField('url', '/waves/');
    expect(editing.hasFailed()).toBe(true);
    editing.setPage('title', undefined);
    expect(editing.hasFailed()).toBe(false);
  });

  it('is ignored in a block that was removed meanwhile', () => {
    const { editing } = opened();
    const block = editing.insert({ uuid: 'q', type: 'quote' }, { parent: null, index: 0 });
    editing.set(block, 'text', half);
    expect(editing.hasFailed()).toBe(true);
    editing.set(block, 'text', 'Waves');
    editing.set('gone', 'text', 'Waves');
    expect(editing.hasFailed()).toBe(false);
  });
});
