import type { Editor } from '@tiptap/core';
import { Link, Unlink } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';

import styles from './TextBar.module.css';
import type { LinkTarget, LinkType } from '../inspector/links/link-targets.js';
import { useLinkName } from '../inspector/links/useLinkName.js';
import { later } from '../../ui/office/later.js';

const LinkPicker = later(async () => (await import('../inspector/links/LinkPicker.js')).LinkPicker);

/** Of words nothing is fired: such a link leads nowhere. */
const excluded: readonly LinkType[] = ['action'];

/** EDT-027: where the chosen words lead, chosen among what the shop has, or typed. */
export function LinkTool({ editor }: { readonly editor: Editor }) {
  const [isPicking, setPicking] = useState(false);
  useLinkKey(editor, () => {
    setPicking(true);
  });
  const held: unknown = editor.getAttributes('link')['href'];
  const href = typeof held === 'string' ? held : '';
  return (
    <>
      <button
        type="button"
        aria-label={href === '' ? 'Link' : 'Change the link'}
        title="Link"
        aria-haspopup="dialog"
        aria-pressed={href !== ''}
        onClick={() => {
          setPicking(true);
        }}
      >
        <Link size={16} aria-hidden />
      </button>
      {href !== '' && <Target editor={editor} href={href} />}
      <Suspense>
        {isPicking && (
          <LinkPicker
            start="page"
            excluded={excluded}
            onClose={() => {
              setPicking(false);
            }}
            onChoose={(target) => {
              setPicking(false);
              lead(editor, target);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** What the words lead to, and the way to have them lead nowhere. */
function Target({ editor, href }: { readonly editor: Editor; readonly href: string }) {
  const { name } = useLinkName(href);
  return (
    <>
      <span className={styles['target']} title={href}>
        {name === null ? `${href}: nothing of the shop is there` : (name ?? href)}
      </span>
      <button
        type="button"
        aria-label="Remove the link"
        title="Remove the link"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
        }}
      >
        <Unlink size={16} aria-hidden />
      </button>
    </>
  );
}

/** The whole of a link that the caret is in; where no words are chosen, the name of what it leads to comes there. */
function lead(editor: Editor, { href, text }: LinkTarget): void {
  const change = editor.chain().focus().extendMarkRange('link');
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  if (isNew)
    change.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
  else change.setMark('link', { href }).run();
}

/** As in other editors of text: Ctrl and K. */
function useLinkKey({ view }: Editor, onLink: () => void): void {
  useEffect(() => {
    const dom = view.dom;
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onLink();
    };
    dom.addEventListener('keydown', press);
    return () => {
      dom.removeEventListener('keydown', press);
    };
  });
}
