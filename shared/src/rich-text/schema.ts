import { getSchema, Mark, Node, type Extensions } from '@tiptap/core';
import { TextAlign } from '@tiptap/extension-text-align';
import {
  BackgroundColor,
  Color,
  FontFamily,
  FontSize,
  TextStyle,
} from '@tiptap/extension-text-style';
import type { Node as TextNode } from '@tiptap/pm/model';
import { StarterKit } from '@tiptap/starter-kit';

import { isPictureSource, linkOf } from '../links/link.js';
import { tableNodes } from './tables.js';

/** A rich text as the editor holds it: a document of `richTextSchema`. */
export type RichText = TextNode;

const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
  renderHTML: () => ['sub', 0],
});

const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }, { style: 'vertical-align=super' }],
  renderHTML: () => ['sup', 0],
});

/** A picture among words. */
const Picture = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: '' },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes: { src, ...others } }) => [
    'img',
    { ...others, ...(isPictureSource(String(src)) && { src: String(src) }) },
  ],
});

/**
 * What a rich text may hold. One list for everybody: an editor that knew less would take what it does
 * not know out of the text of all others.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    // Each person undoes what is their own: that is the live document's, not the text's.
    undoRedo: false,
    // It would write into a text that somebody only opened.
    trailingNode: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (href) => linkOf(href).kind !== 'blocked',
    },
  }),
  Subscript,
  Superscript,
  Picture,
  ...tableNodes,
  TextStyle,
  Color,
  BackgroundColor,
  FontFamily,
  FontSize,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
];

export const richTextSchema = getSchema(richTextExtensions);
