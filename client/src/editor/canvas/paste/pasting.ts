import { Extension } from '@tiptap/core';
import { DOMParser as TextParser, Fragment, Slice, type Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

import { hasOwnHeading } from './main-heading.js';
import { htmlOfPlainText } from './markdown.js';
import { lowerHeadings } from './pasted-headings.js';
import { cleanPasted, uploadIndex } from './pasted-html.js';
import { fileOfDataUrl, hasFiles, imageFilesIn } from './pasted-files.js';
import { placeUploads } from './place-uploads.js';
import { inOneStep } from './single-step.js';
import type { ImageUploads } from './useImageUploads.js';

interface Pasting {
  readonly uploads: ImageUploads;
  /** Whether another block of the page has the main heading. */
  readonly isHeadedElsewhere: () => boolean;
}

/** Cleans what is pasted into a rich text, and uploads its images to the media library. */
export function pasting(context: Pasting): Extension {
  return Extension.create({
    name: 'pasting',
    addProseMirrorPlugins: () => [pastingPlugin(context)],
  });
}

function pastingPlugin({ uploads, isHeadedElsewhere }: Pasting): Plugin {
  /** Images of the HTML that was cleaned last, by their index. */
  let embedded: readonly string[] = [];
  return new Plugin({
    props: {
      transformPastedHTML: (html, { state }) => {
        const { body } = new DOMParser().parseFromString(html, 'text/html');
        const images = cleanPasted(body, location.origin);
        lowerHeadings(body, isHeadedElsewhere() || hasOwnHeading(state));
        embedded = images.embedded;
        if (images.refused > 0) uploads.onRefused(images.refused);
        return body.innerHTML;
      },
      clipboardTextParser: (text, context, isPlain, { state }) => {
        const body = isPlain ? undefined : bodyOfText(text);
        // ProseMirror reads plain paragraphs if there is no slice; its types do not say so.
        if (body === undefined) return undefined as unknown as Slice;
        lowerHeadings(body, isHeadedElsewhere() || hasOwnHeading(state));
        return TextParser.fromSchema(state.schema).parseSlice(body, { context });
      },
      handlePaste: (view, event, slice) => {
        const files = imageFilesIn(event.clipboardData);
        const found = files.length > 0 ? imagesOf(files, view) : imagesIn(slice, embedded);
        if (found === undefined) return insertsBelow(view, slice);
        const change = view.state.tr;
        if (files.length > 0) change.deleteSelection().insert(change.selection.from, found.content);
        else change.replaceSelection(new Slice(found.content, slice.openStart, slice.openEnd));
        insert(view, change, found.files, uploads);
        return true;
      },
      handleDrop: (view, event, slice) => {
        const files = imageFilesIn(event.dataTransfer);
        const found = files.length > 0 ? imagesOf(files, view) : imagesIn(slice, embedded);
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
        // The browser would open other files in place of the page.
        if (found === undefined || at === null) return hasFiles(event);
        const dropped = new Slice(found.content, slice.openStart, slice.openEnd);
        insert(view, view.state.tr.replace(at.pos, at.pos, dropped), found.files, uploads);
        return true;
      },
    },
  });
}

function bodyOfText(text: string): HTMLElement | undefined {
  const html = htmlOfPlainText(text);
  if (html === undefined) return undefined;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  cleanPasted(body, location.origin);
  return body;
}

/**
 * Puts a heading, list or table below the paragraph with the cursor at its end; ProseMirror would
 * join its first line with the paragraph.
 */
function insertsBelow({ state, dispatch }: EditorView, { content }: Slice): boolean {
  const { $from, empty } = state.selection;
  const isAtEnd = $from.depth === 1 && $from.parentOffset === $from.parent.content.size;
  const first = content.firstChild?.type.name ?? 'paragraph';
  const isText = first === 'paragraph' || content.firstChild?.isInline === true;
  if (!empty || !isAtEnd || isText || $from.parent.content.size === 0) return false;
  dispatch(state.tr.insert($from.after(1), content).scrollIntoView().setMeta('paste', true));
  return true;
}

/** Content with marked images, and the files to upload for them; a missing file was malformed. */
interface Found {
  readonly content: Fragment;
  readonly files: ReadonlyMap<string, File | undefined>;
}

function imagesOf(files: readonly File[], { state }: EditorView): Found {
  const named = new Map(files.map((file, nth) => [`#pasted-image-${String(nth)}`, file]));
  const images = [...named.keys()].map((src) => state.schema.nodes['image']?.create({ src }));
  return { content: Fragment.from(images.filter((one) => one !== undefined)), files: named };
}

function imagesIn({ content }: Slice, embedded: readonly string[]): Found | undefined {
  const files = new Map<string, File | undefined>();
  content.descendants(({ attrs: { src } }: Node) => {
    const index = uploadIndex(src);
    const address = index === undefined ? undefined : embedded[index];
    if (address !== undefined) files.set(String(src), fileOfDataUrl(address, 'pasted-image'));
  });
  return files.size === 0 ? undefined : { content, files };
}

/** Inserts the content without its marked images, which follow once they are uploaded. */
function insert(
  view: EditorView,
  change: Transaction,
  files: Found['files'],
  uploads: ImageUploads,
): void {
  const marked: { readonly at: number; readonly file: File | undefined; readonly alt: string }[] =
    [];
  change.doc.descendants(({ attrs }, at) => {
    const source = String(attrs['src']);
    if (files.has(source)) marked.push({ at, file: files.get(source), alt: String(attrs['alt']) });
  });
  for (const { at } of marked.toReversed()) change.delete(at, at + 1);
  // Each preceding image has shifted the position by one.
  const places = marked.map(({ at, ...image }, nth) => ({ ...image, at: at - nth }));
  const step = inOneStep(view.state, change);
  view.dispatch(step.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  placeUploads(view, places, uploads);
}
