import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { blockRegistry, traitsOf } from '@selvedge/shared/blocks/registry';
import { liveBlocks, type LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { typeNameOf } from '@selvedge/shared/pages/live/wire/block-wire';
import type { EditorState } from '@tiptap/pm/state';
import type * as Y from 'yjs';

/** Whether another block of the page has the main heading, also while it is hidden. */
export function isHeadedElsewhere(doc: Y.Doc, uuid: string): boolean {
  const has = (block: LiveBlock): boolean =>
    (block.uuid !== uuid && hasMainHeading(block)) || block.items.some(has);
  return liveBlocks(doc).some(has);
}

function hasMainHeading({ wire }: LiveBlock): boolean {
  const definition = blockRegistry.find(typeNameOf(wire));
  if (definition === undefined) return false;
  const properties = resolveProperties(definition, wire.properties ?? {}, (value) => value);
  return traitsOf({ type: definition.name }).mainHeading?.(properties) === true;
}

/** Whether a text has a main heading that a paste does not replace. */
export function hasOwnHeading({ doc, selection: { from, to } }: EditorState): boolean {
  let isFound = false;
  doc.descendants((node, at) => {
    const isMain = node.type.name === 'heading' && node.attrs['level'] === 1;
    const isReplaced = from <= at + 1 && to >= at + node.nodeSize - 1;
    isFound ||= isMain && !isReplaced;
  });
  return isFound;
}
