import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { publishedIn } from '@selvedge/shared/pages/live/seed-page';
import { Eye, EyeOff } from 'lucide-react';

import styles from './Outline.module.css';
import { titleOfBlock, wordsOfBlock } from '../session/block-titles.js';
import type { Editing } from '../../connect/sdk/editing.js';
import type { PageEditor } from '../session/usePageEditor.js';

interface OutlineProps {
  readonly editor: PageEditor;
  readonly editing: Editing;
}

/** The blocks of the page as a list, those within others below them. */
export function Outline({ editor, editing }: OutlineProps) {
  const { blocks } = editor.live;
  if (blocks.length === 0) {
    return <p className={styles['none']}>There is nothing on this page yet. Add a block.</p>;
  }
  return (
    <nav className={styles['outline']} aria-label="Blocks of this page">
      <Level blocks={blocks} editor={editor} editing={editing} />
    </nav>
  );
}

function Level({ blocks, ...rest }: OutlineProps & { readonly blocks: readonly LiveBlock[] }) {
  return (
    <ul className={styles['level']}>
      {blocks.map((block) => (
        <li key={block.uuid}>
          <Row block={block} {...rest} />
          {block.items.length > 0 && <Level blocks={block.items} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

function Row({ block, editor, editing }: OutlineProps & { readonly block: LiveBlock }) {
  const { uuid, wire } = block;
  const isHidden = !publishedIn(wire);
  const [title, words] = [titleOfBlock(block), wordsOfBlock(block)];
  return (
    <div className={styles['row']} data-hidden={isHidden}>
      <button
        type="button"
        className={styles['name']}
        aria-current={uuid === editor.selected}
        onClick={() => {
          editor.select(uuid);
        }}
      >
        {title}
        {words !== '' && <span className={styles['words']}>{words}</span>}
      </button>
      <button
        type="button"
        className={styles['eye']}
        aria-label={`Shoppers see this ${title.toLowerCase()}`}
        aria-pressed={!isHidden}
        onClick={() => {
          editing.publishBlock(uuid, isHidden);
        }}
      >
        {isHidden ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
      </button>
    </div>
  );
}
