import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { publishedIn } from '@selvedge/shared/pages/live/seed-page';
import { Eye, EyeOff } from 'lucide-react';
import { memo } from 'react';

import styles from './Outline.module.css';
import { CommentMark } from '../comments/CommentMark.js';
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
      <Level {...{ blocks, editing }} selected={editor.selected} onSelect={editor.select} />
    </nav>
  );
}

interface LevelProps {
  readonly blocks: readonly LiveBlock[];
  readonly selected: string | null;
  readonly onSelect: PageEditor['select'];
  readonly editing: Editing;
}

function Level({ blocks, selected, ...rest }: LevelProps) {
  return (
    <ul className={styles['level']}>
      {blocks.map((block) => (
        <li key={block.uuid}>
          <Row block={block} isSelected={block.uuid === selected} {...rest} />
          {block.items.length > 0 && <Level blocks={block.items} selected={selected} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<LevelProps, 'onSelect' | 'editing'> {
  readonly block: LiveBlock;
  readonly isSelected: boolean;
}

/** Drawn again only when its own block changes: a page has hundreds of them. */
const Row = memo(function Row({ block, isSelected, onSelect, editing }: RowProps) {
  const { uuid, wire } = block;
  const isHidden = !publishedIn(wire);
  const [title, words] = [titleOfBlock(block), wordsOfBlock(block)];
  return (
    <div className={styles['row']} data-hidden={isHidden}>
      <button
        type="button"
        className={styles['name']}
        aria-current={isSelected}
        onClick={() => {
          onSelect(uuid);
        }}
      >
        {title}
        {words !== '' && <span className={styles['words']}>{words}</span>}
      </button>
      <CommentMark block={uuid} title={title} />
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
});
