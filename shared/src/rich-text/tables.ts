import { Extension, Node, type Extensions } from '@tiptap/core';

/** Table roles that ProseMirror's commands require. */
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

/** `colspan` or `rowspan` attribute of a cell. */
const span = (name: string) => ({
  default: 1,
  parseHTML: (element: { readonly getAttribute: (name: string) => string | null }) =>
    spanIn(element.getAttribute(name)),
  renderHTML: (held: Readonly<Record<string, unknown>>) =>
    held[name] === 1 ? {} : { [name]: String(held[name]) },
});

/** Span limited to the size of a table; 1 if unset. */
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

/**
 * Table nodes of rich text. The editing commands belong to the editor, which loads them separately.
 */
export const tableNodes: Extensions = [
  TableRoles,
  Table,
  TableRow,
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
];
