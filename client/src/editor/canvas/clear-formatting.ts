import type { Editor } from '@tiptap/core';

/**
 * Removes emphasis, colours, fonts, alignment, headings and lists from the selection, or from the
 * current paragraph without one. Links stay, as in other editors.
 */
export function clearFormatting(editor: Editor): void {
  const { $from, from, to, empty } = editor.state.selection;
  const [start, end] = empty ? [$from.start(), $from.end()] : [from, to];
  editor
    .chain()
    .focus()
    .command(({ tr, state: { schema } }) => {
      for (const mark of Object.values(schema.marks)) {
        if (mark.name !== 'link') tr.removeMark(start, end, mark);
      }
      return true;
    })
    .clearNodes()
    .resetAttributes('paragraph', 'textAlign')
    .run();
}
