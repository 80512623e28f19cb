import type { Editor } from '@tiptap/core';
import { BetweenHorizontalStart, BetweenVerticalStart, Heading, Table, Trash2 } from 'lucide-react';

import { changeTable, insertTable, type TableCommand } from './table-editing.js';
import styles from './TextBar.module.css';

const ADDING = [
  { name: 'addRow', text: 'Add row below', Icon: BetweenHorizontalStart },
  { name: 'addColumn', text: 'Add column right', Icon: BetweenVerticalStart },
] as const;

const DELETING = [
  { name: 'deleteRow', text: 'Delete row', short: '− Row' },
  { name: 'deleteColumn', text: 'Delete column', short: '− Column' },
] as const;

/** Inserts a table, or edits the table at the cursor. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  const run = (name: TableCommand) => () => {
    changeTable(editor, name);
  };
  if (!editor.isActive('table')) {
    return (
      <button type="button" aria-label="Table" title="Table" onClick={() => insertTable(editor)}>
        <Table size={16} aria-hidden />
      </button>
    );
  }
  return (
    <span className={styles['table']} role="group" aria-label="Table">
      {ADDING.map(({ name, text, Icon }) => (
        <button key={name} type="button" aria-label={text} title={text} onClick={run(name)}>
          <Icon size={16} aria-hidden />
        </button>
      ))}
      <button
        type="button"
        aria-label="Header row"
        aria-pressed={startsWithHeadings(editor)}
        onClick={run('toggleHeader')}
      >
        <Heading size={16} aria-hidden />
      </button>
      {DELETING.map(({ name, text, short }) => (
        <button
          key={name}
          type="button"
          className={styles['word']}
          aria-label={text}
          title={text}
          onClick={run(name)}
        >
          {short}
        </button>
      ))}
      <button
        type="button"
        aria-label="Delete table"
        title="Delete table"
        onClick={run('deleteTable')}
      >
        <Trash2 size={16} aria-hidden />
      </button>
    </span>
  );
}

function startsWithHeadings({ state }: Editor): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name === 'table') return node.firstChild?.firstChild?.type.name === 'tableHeader';
  }
  return false;
}
