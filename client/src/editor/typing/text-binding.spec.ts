import { Editing } from '../../connect/sdk/editing.js';
import * as Y from 'yjs';

import { insertBlock } from '@selvedge/shared/pages/live/tree-commands';
import { TextBinding, type Selected } from './text-binding.js';

/** Two open pages with a quote, and the field of its text in each. */
function twoFields(text: string) {
  const docs = [new Y.Doc(), new Y.Doc()] as const;
  const block = { uuid: 'q', type: 'quote', properties: { text } };
  insertBlock(docs[0], 'seed', { block, at: { parent: null, index: 0 } });
  Y.applyUpdate(docs[1], Y.encodeStateAsUpdate(docs[0]));
  const [mine, theirs] = [fieldOf(docs[0]), fieldOf(docs[1])];
  /** Synchronises both pages. */
  const meet = (): void => {
    const [one, other] = docs.map((doc) => Y.encodeStateAsUpdate(doc));
    if (one !== undefined) Y.applyUpdate(docs[1], one);
    if (other !== undefined) Y.applyUpdate(docs[0], other);
  };
  return { mine, theirs, meet };
}

function fieldOf(doc: Y.Doc) {
  const editing = new Editing({ doc });
  const text = editing.textOf('q', 'text');
  if (text === undefined) throw new Error('No live text');
  const field: { value: string; selected: Selected } = { value: text.toJSON(), selected: [0, 0] };
  const element = {
    read: () => field.value,
    selected: () => field.selected,
    show: (value: string, selected: Selected | undefined) => {
      field.value = value;
      field.selected = selected ?? [value.length, value.length];
    },
  };
  const binding = new TextBinding(element, text, (typing) => {
    editing.type('q', 'text', { ...typing, clears: true });
  });
  const type = (letters: string): void => {
    for (const letter of letters) {
      const [start, end] = field.selected;
      field.value = field.value.slice(0, start) + letter + field.value.slice(end);
      field.selected = [start + letter.length, start + letter.length];
      binding.input();
    }
  };
  return { field, binding, type, editing, text };
}

describe('a field with a live text', () => {
  it('keeps all letters of two people who type at once', () => {
    const { mine, theirs, meet } = twoFields('Me');
    mine.field.selected = [0, 0];
    theirs.field.selected = [2, 2];
    for (const nth of [0, 1, 2, 3, 4]) {
      mine.type('Hello'.charAt(nth));
      theirs.type('World'.charAt(nth));
      if (nth % 2 === 0) meet();
    }
    meet();
    expect([mine.field.value, theirs.field.value]).toStrictEqual(['HelloMeWorld', 'HelloMeWorld']);
    expect([mine.field.selected, theirs.field.selected]).toStrictEqual([
      [5, 5],
      [12, 12],
    ]);
  });

  it('keeps letters of two people at the same place, each in one piece', () => {
    const { mine, theirs, meet } = twoFields('');
    mine.type('abcdefghij');
    theirs.type('0123456789');
    meet();
    expect(theirs.field.value).toBe(mine.field.value);
    expect(['abcdefghij0123456789', '0123456789abcdefghij']).toContain(mine.field.value);
  });

  it('moves the selection with its letters, and shrinks it with deleted ones', () => {
    const { mine, theirs, meet } = twoFields('one two three');
    mine.field.selected = [4, 7];
    theirs.field.selected = [0, 0];
    theirs.type('zero ');
    meet();
    expect(mine.field.selected).toStrictEqual([9, 12]);
    // Deletes `tw`.
    theirs.field.value = 'zero one o three';
    theirs.field.selected = [9, 9];
    theirs.binding.input();
    meet();
    expect([mine.field.value, mine.field.selected]).toStrictEqual(['zero one o three', [9, 10]]);
  });

  it('does not split emoji that differ in half a character', () => {
    const { mine, theirs, meet } = twoFields('😀');
    mine.field.value = '😁';
    mine.binding.input();
    theirs.field.selected = [2, 2];
    theirs.type('!');
    meet();
    expect(theirs.field.value).toBe('😁!');
  });

  it('undoes the user’s own letters only', () => {
    const { mine, theirs, meet } = twoFields('Me');
    mine.field.selected = [2, 2];
    theirs.field.selected = [0, 0];
    mine.type('abc');
    meet();
    theirs.type('xyz');
    meet();
    mine.editing.undo.undo();
    meet();
    expect([mine.field.value, theirs.field.value]).toStrictEqual(['xyzMe', 'xyzMe']);
    mine.editing.undo.redo();
    expect(mine.field.value).toBe('xyzMeabc');
  });

  it('does not change while an input method composes, and loses nothing', () => {
    const { mine, theirs, meet } = twoFields('Me');
    mine.binding.compose(true);
    mine.field.selected = [2, 2];
    theirs.field.selected = [0, 0];
    mine.type('か');
    theirs.type('abc');
    meet();
    expect(mine.field.value).toBe('Meか');
    mine.field.value = 'Me可';
    mine.binding.input();
    mine.binding.compose(false);
    meet();
    expect([mine.field.value, theirs.field.value]).toStrictEqual(['abcMe可', 'abcMe可']);
    expect(mine.field.selected).toStrictEqual([6, 6]);
  });
});
