import { Extension, Node, type Extensions } from '@tiptap/core';

/** What the commands for tables of ProseMirror know the nodes by. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const TableRoles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => {
    const tableRole = roles[name];
    return tableRole === undefined ? {} : { tableRole };
  },
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

/** How many columns or rows a cell takes: `colspan`, `rowspan`. */
const span = (name: string) => ({
  default: 1,
  parseHTML: (element: { readonly getAttribute: (name: string) => string | null }) =>
    spanIn(element.getAttribute(name)),
  renderHTML: (held: Readonly<Record<string, unknown>>) =>
    held[name] === 1 ? {} : { [name]: String(held[name]) },
});

/** As far as a table of a page is wide or long: 1 for what says nothing. */
export function spanIn(held: unknown): number {
  const count = Number(held);
  return Number.isInteger(count) && count >= 1 && count <= 100 ? count : 1;
}

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Tables in a rich text. What makes and changes them is the editor's, which is fetched with it. */
export const tableNodes: Extensions = [
  TableRoles,
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
];
