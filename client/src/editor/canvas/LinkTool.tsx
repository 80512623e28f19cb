import type { Editor } from '@tiptap/core';
import { Link, Unlink } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';

import styles from './TextBar.module.css';
import type { LinkTarget, LinkType } from '../inspector/links/link-targets.js';
import { useLinkName } from '../inspector/links/useLinkName.js';
import { later } from '../../ui/office/later.js';

const LinkPicker = later(async () => (await import('../inspector/links/LinkPicker.js')).LinkPicker);

/** Actions cannot be triggered by links in text. */
const excluded: readonly LinkType[] = ['action'];

/** Adds or edits the link of the selected text. */
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
        aria-label={href === '' ? 'Link' : 'Edit link'}
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

/** Target of the link, with a button that removes the link. */
function Target({ editor, href }: { readonly editor: Editor; readonly href: string }) {
  const { name } = useLinkName(href);
  return (
    <>
      <span className={styles['target']} title={href}>
        {name === null ? `${href}: not found in the shop` : (name ?? href)}
      </span>
      <button
        type="button"
        aria-label="Remove link"
        title="Remove link"
        onClick={() => {
          editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
        }}
      >
        <Unlink size={16} aria-hidden />
      </button>
    </>
  );
}

/**
 * Changes the whole link at the caret. Without a selection, inserts the name of the target as a
 * link.
 */
function lead(editor: Editor, { href, text }: LinkTarget): void {
  const change = editor.chain().focus().extendMarkRange('link');
  const isNew = editor.state.selection.empty && !editor.isActive('link');
  if (isNew)
    change.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
  else change.setMark('link', { href }).run();
}

/** Ctrl+K opens the link picker, as in other text editors. */
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
