import { Extension, type Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables';

/** What can be done to the table that is written in. */
export const TABLE_COMMANDS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  toggleHeader: toggleHeader('row'),
  deleteTable,
} satisfies Readonly<Record<string, Command>>;
export type TableCommand = keyof typeof TABLE_COMMANDS;

/** Writes in cells of tables, from one to the next by Tab; the last one goes on in a new row. */
export const TableEditing = Extension.create({
  name: 'tableEditing',
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const run = (command: Command): boolean =>
      command(this.editor.state, this.editor.view.dispatch, this.editor.view);
    return {
      Tab: () => {
        if (run(goToNextCell(1))) return true;
        return run(addRowAfter) && run(goToNextCell(1));
      },
      'Shift-Tab': () => run(goToNextCell(-1)),
    };
  },
});

export function changeTable({ state, view }: Editor, name: TableCommand): void {
  TABLE_COMMANDS[name](state, view.dispatch);
  view.focus();
}

/** Of three columns: a row of headings, and two below it. */
const [rows, columns] = [3, 3];

/** Behind the paragraph that is written in; the first cell is written in then. */
export function insertTable({ state, view }: Editor): void {
  const { $from } = state.selection;
  const at = $from.depth === 0 ? $from.pos : $from.after(1);
  const table = newTable(state.schema.nodes);
  if (table === undefined) return;
  const change = state.tr.insert(at, table);
  // Within the table, its row, its cell and the paragraph there.
  view.dispatch(change.setSelection(TextSelection.create(change.doc, at + 4)).scrollIntoView());
  view.focus();
}

function newTable(nodes: Editor['schema']['nodes']): Node | undefined {
  const { table, tableRow, tableCell, tableHeader } = nodes;
  if (!table || !tableRow || !tableCell || !tableHeader) return undefined;
  const made = Array.from({ length: rows }, (_row, nth) => {
    const kind = nth === 0 ? tableHeader : tableCell;
    const cells = Array.from({ length: columns }, () => kind.createAndFill());
    return tableRow.create(
      null,
      cells.filter((one) => one !== null),
    );
  });
  return table.create(null, made);
}
