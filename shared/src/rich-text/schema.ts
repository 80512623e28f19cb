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

/** A rich text as a document of `richTextSchema`. */
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

/** Inline image. */
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
 * Extensions that define rich text. All clients share one list, because an editor with fewer
 * extensions would delete unknown content for everyone.
 */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    // The live document provides undo per person.
    undoRedo: false,
    // It would modify texts that are only opened.
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
