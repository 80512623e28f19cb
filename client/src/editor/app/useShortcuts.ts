import { useEffect, useEffectEvent } from 'react';

import { focusRow, rowBeside, rowOf } from '../session/row-focus.js';
import type { PageEditor } from '../session/usePageEditor.js';
import { isTyping, isWithin } from '../session/is-typing.js';
import type { Step } from '../session/steps.js';
import type { Steps } from '../session/useUndo.js';

interface Shortcuts {
  readonly editor: PageEditor;
  readonly steps: Steps;
  readonly editText: (uuid: string) => void;
  readonly onHelp: () => void;
  /** Starts a comment on the selected block, or on the page if none is selected. */
  readonly onComment: () => void;
  /** Opens the palette search. */
  readonly onSeek: () => void;
  /** Saves a version to the page history. */
  readonly onSave: () => void;
  /** Zooms the canvas. */
  readonly onZoom: (to: 'in' | 'out' | 'fit') => void;
}

const moves: Readonly<Partial<Record<string, Step>>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** Handles the keyboard shortcuts (`?` lists them), except while a text field has focus. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTyping(event.target)) return;
    if (runs(event, shortcuts)) event.preventDefault();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
    };
  }, []);
}

/** Runs the shortcut of the key; returns whether there is one. */
function runs(event: KeyboardEvent, shortcuts: Shortcuts): boolean {
  const { key, altKey, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return withControl(event, shortcuts);
  if (altKey) return withAlt(key, shiftKey, shortcuts.editor);
  if (chooses(event, shortcuts.editor)) return true;
  if (key === 'Enter') return writes(event.target, shortcuts);
  // Delete acts on the focused control of the panel, not on the block.
  if (removing.has(key) && isWithin(event.target, '[data-panel=properties] button')) return false;
  const plain = plainKeys[key];
  plain?.(shortcuts);
  return plain !== undefined;
}

const steps: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Arrow keys select the next block; with Shift they extend or shrink the selection. Controls
 * outside the block list keep their own arrow key behaviour.
 */
function chooses({ key, shiftKey, target }: KeyboardEvent, editor: PageEditor): boolean {
  const step = steps[key];
  if (step === undefined) return false;
  const isHere = target === document.body || isWithin(target, '[data-outline]');
  if (shiftKey ? editor.selected === null : !isHere) return false;
  const row = rowOf(target);
  // After a deletion, a row has the focus without being selected.
  if (editor.selected === null && row !== undefined) editor.choose(row, 'alone');
  if (shiftKey) editor.chooseOn(step);
  else if (row === undefined) editor.chooseNext(step);
  else chooseRow(row, step, editor);
  return true;
}

/** Selects the row before or after another one; skips blocks in closed groups. */
function chooseRow(row: string, step: 1 | -1, editor: PageEditor): void {
  const beside = rowBeside(row, step);
  if (beside === undefined) return;
  editor.choose(beside, 'alone');
  // A row that is already selected among others does not take the focus automatically.
  focusRow(beside);
}

const removing: ReadonlySet<string> = new Set(['Delete', 'Backspace']);

const plainKeys: Readonly<Partial<Record<string, (shortcuts: Shortcuts) => void>>> = {
  '?': ({ onHelp }) => {
    onHelp();
  },
  c: ({ onComment }) => {
    onComment();
  },
  '/': ({ onSeek }) => {
    onSeek();
  },
  '+': ({ onZoom }) => {
    onZoom('in');
  },
  '-': ({ onZoom }) => {
    onZoom('out');
  },
  '0': ({ onZoom }) => {
    onZoom('fit');
  },
  Escape: ({ editor }) => {
    editor.select(null);
  },
  Delete: ({ editor }) => {
    editor.remove();
  },
  Backspace: ({ editor }) => {
    editor.remove();
  },
};

/** Enter edits the focused row of the block list; it activates other buttons and links. */
function writes(target: EventTarget | null, { editor, editText }: Shortcuts): boolean {
  if (isWithin(target, 'button, a')) return false;
  const row = rowOf(target);
  if (row !== undefined && editor.mayEdit && editor.chosen.length <= 1) {
    editText(row);
    return true;
  }
  const [only] = editor.chosen;
  if (only === undefined || editor.chosen.length > 1) return false;
  editText(only);
  return true;
}

function withControl({ key, shiftKey }: KeyboardEvent, shortcuts: Shortcuts): boolean {
  const { editor, steps, onSave } = shortcuts;
  switch (key.toLowerCase()) {
    case 'z':
      (shiftKey ? steps.redo : steps.undo)();
      return true;
    case 'y':
      steps.redo();
      return true;
    case 'a':
      editor.chooseSiblings();
      return true;
    case 'd':
      editor.duplicate();
      return true;
    case 's':
      onSave();
      return true;
    default:
      return false;
  }
}

function withAlt(key: string, isShifted: boolean, editor: PageEditor): boolean {
  const { selected } = editor;
  const step = moves[key];
  if (selected === null || step === undefined) return false;
  const size = editor.sizeOf(selected) ?? 12;
  if (!isShifted) editor.step(step);
  else if (step === 'out') editor.resize(size - 1);
  else if (step === 'in') editor.resize(size + 1);
  return true;
}
