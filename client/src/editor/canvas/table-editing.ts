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

/** Commands for the table at the cursor. */
export const TABLE_COMMANDS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  toggleHeader: toggleHeader('row'),
  deleteTable,
} satisfies Readonly<Record<string, Command>>;
export type TableCommand = keyof typeof TABLE_COMMANDS;

/** Tab and Shift+Tab move between table cells; Tab in the last cell adds a row. */
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

/** Size of a new table, including the header row. */
const [rows, columns] = [3, 3];

/** Inserts a table after the current paragraph and moves the cursor into its first cell. */
export function insertTable({ state, view }: Editor): void {
  const { $from } = state.selection;
  const at = $from.depth === 0 ? $from.pos : $from.after(1);
  const table = newTable(state.schema.nodes);
  if (table === undefined) return;
  const change = state.tr.insert(at, table);
  // The offset enters the table, the row, the cell and its paragraph.
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
