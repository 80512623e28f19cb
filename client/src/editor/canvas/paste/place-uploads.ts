import type { MediaItem } from '@selvedge/shared/media/contract';
import type { EditorView } from '@tiptap/pm/view';
import {
  absolutePositionToRelativePosition,
  relativePositionToAbsolutePosition,
  ySyncPluginKey,
} from '@tiptap/y-tiptap';
import type * as Y from 'yjs';

import type { ImageUploads } from './useImageUploads.js';
import { addressOf } from '../../inspector/pictures/picture-address.js';

interface Place {
  readonly at: number;
  /** Undefined if the pasted data was malformed. */
  readonly file: File | undefined;
  readonly alt: string;
}

/** State of the binding between the text editor and the live text. */
interface Binding {
  readonly doc: Y.Doc;
  readonly type: Y.XmlFragment;
  readonly binding: {
    readonly mapping: Parameters<typeof relativePositionToAbsolutePosition>[3];
  } | null;
}

/**
 * Uploads images and inserts each at its place. The places are positions of the live text, because
 * its author and others may go on writing during the upload.
 */
export function placeUploads(
  view: EditorView,
  places: readonly Place[],
  uploads: ImageUploads,
): void {
  const now = bindingOf(view);
  const kept = places.map(({ at, file, alt }) => ({
    alt,
    position: now && positionAt(at, now),
    item: file === undefined ? Promise.resolve(undefined) : uploads.send(file),
  }));
  void Promise.all(kept.map(({ item }) => item)).then((items) => {
    if (items.every((item) => item === undefined)) return;
    const then = view.isDestroyed ? undefined : bindingOf(view);
    if (then === undefined) {
      uploads.onUnplaced();
      return;
    }
    const { doc, type, mapping } = then;
    const change = view.state.tr;
    // Starts at the end, so that earlier positions stay valid.
    for (const [nth, { alt, position }] of [...kept.entries()].toReversed()) {
      const at = relativePositionToAbsolutePosition(doc, type, position, mapping);
      const image = imageOf(view, items[nth], alt);
      if (at !== null && image !== undefined) change.insert(at, image);
    }
    view.dispatch(change);
  });
}

/** The package does not type its positions. */
function positionAt(at: number, { type, mapping }: NonNullable<ReturnType<typeof bindingOf>>) {
  const position: unknown = absolutePositionToRelativePosition(at, type, mapping);
  return position;
}

function bindingOf(view: EditorView) {
  // The plugin state of y-tiptap has no type.
  const held = ySyncPluginKey.getState(view.state) as Binding | undefined;
  if (!held?.binding) return undefined;
  return { doc: held.doc, type: held.type, mapping: held.binding.mapping };
}

function imageOf({ state }: EditorView, item: MediaItem | undefined, alt: string) {
  if (item === undefined) return undefined;
  return state.schema.nodes['image']?.create({ src: addressOf(item), alt: alt || item.altText });
}
