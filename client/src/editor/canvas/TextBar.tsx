import type { Editor } from '@tiptap/core';
import { Bold, Italic, List, ListOrdered, RemoveFormatting, Underline } from 'lucide-react';
import { useEffect, useReducer, useRef, type RefObject } from 'react';

import { clearFormatting } from './clear-formatting.js';
import { LinkTool } from './LinkTool.js';
import { TableTools } from './TableTools.js';
import styles from './TextBar.module.css';
import { Button } from '../../ui/office/Button.js';
import { Choice } from '../../ui/office/Choice.js';

const KINDS = [
  { value: '0', text: 'Paragraph' },
  { value: '1', text: 'Heading 1' },
  { value: '2', text: 'Heading 2' },
  { value: '3', text: 'Heading 3' },
  { value: '4', text: 'Heading 4' },
] as const;

const TOOLS = [
  { name: 'bold', text: 'Bold', Icon: Bold, isList: false },
  { name: 'italic', text: 'Italic', Icon: Italic, isList: false },
  { name: 'underline', text: 'Underline', Icon: Underline, isList: false },
  { name: 'bulletList', text: 'Bulleted list', Icon: List, isList: true },
  { name: 'orderedList', text: 'Numbered list', Icon: ListOrdered, isList: true },
] as const;

const chain = (editor: Editor) => editor.chain().focus();

function toggle(editor: Editor, { name, isList }: (typeof TOOLS)[number]): void {
  const change = chain(editor);
  (isList ? change.toggleList(name, 'listItem') : change.toggleMark(name)).run();
}

/** Formatting toolbar of the text editor. */
export function TextBar({
  editor,
  onDone,
}: {
  readonly editor: Editor;
  readonly onDone: () => void;
}) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor.on('transaction', redraw);
    return () => {
      editor.off('transaction', redraw);
    };
  }, [editor]);
  const bar = useRef<HTMLDivElement>(null);
  useKeyTo(bar, editor);
  const level = KINDS.find(({ value }) => editor.isActive('heading', { level: Number(value) }));
  return (
    <div
      ref={bar}
      className={styles['bar']}
      role="toolbar"
      aria-label="Text formatting"
      aria-keyshortcuts="Alt+F10"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        editor.commands.focus();
      }}
    >
      <Choice
        label="Text style"
        value={level?.value ?? '0'}
        options={KINDS}
        onChange={(value) => {
          setKind(editor, Number(value));
        }}
      />
      <Tools editor={editor} />
      <TableTools editor={editor} />
      <LinkTool editor={editor} />
      <ClearTool editor={editor} />
      <Button onPress={onDone}>Done</Button>
    </div>
  );
}

function ClearTool({ editor }: { readonly editor: Editor }) {
  return (
    <button
      type="button"
      aria-label="Clear formatting"
      title="Clear formatting"
      onClick={() => {
        clearFormatting(editor);
      }}
    >
      <RemoveFormatting size={16} aria-hidden />
    </button>
  );
}

function Tools({ editor }: { readonly editor: Editor }) {
  return TOOLS.map((tool) => (
    <button
      key={tool.name}
      type="button"
      aria-label={tool.text}
      title={tool.text}
      aria-pressed={editor.isActive(tool.name)}
      onClick={() => {
        toggle(editor, tool);
      }}
    >
      <tool.Icon size={16} aria-hidden />
    </button>
  ));
}

/**
 * Alt+F10 moves the focus to the toolbar, as in other text editors; Escape returns it to the text.
 */
function useKeyTo(bar: RefObject<HTMLDivElement | null>, { view }: Editor): void {
  useEffect(() => {
    const dom = view.dom;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'F10' || !event.altKey) return;
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>('select, button')?.focus();
    };
    dom.addEventListener('keydown', press);
    return () => {
      dom.removeEventListener('keydown', press);
    };
  }, [bar, view]);
}

function setKind(editor: Editor, level: number): void {
  const change = chain(editor);
  (level === 0 ? change.setNode('paragraph') : change.setNode('heading', { level })).run();
}
