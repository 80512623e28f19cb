import type { BlockFlags } from '@selvedge/shared/pages/live/block-flags';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { publishedIn } from '@selvedge/shared/blocks/model/wire';
import { Eye, EyeOff, ListChecks } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components';

import styles from './Outline.module.css';
import { useBlockFlags } from './useBlockFlags.js';
import { CommentMark } from '../comments/CommentMark.js';
import { wayOf } from '../session/choosing.js';
import { titleOfBlock, textOfBlock } from '../session/block-titles.js';
import type { Editing } from '../../connect/sdk/editing.js';
import type { PageEditor } from '../session/usePageEditor.js';
import type { OpenPage } from '../session/useOpening.js';

interface OutlineProps {
  readonly editor: PageEditor;
  readonly page: OpenPage;
}

/** The blocks of the page as a list, those within others below them. */
export function Outline({ editor, page }: OutlineProps) {
  const { blocks } = editor.live;
  const { editing } = page;
  const flags = useBlockFlags(page);
  const chosen = useMemo(() => new Set(editor.chosen), [editor.chosen]);
  const [isChoosingSeveral, setChoosingSeveral] = useState(false);
  // The same as long as there is a list: each row looks at it.
  const latest = useRef({ editor, isChoosingSeveral });
  useEffect(() => {
    latest.current = { editor, isChoosingSeveral };
  });
  const choose = useCallback((uuid: string, event: Held) => {
    const { editor: now, isChoosingSeveral: isMore } = latest.current;
    const way = wayOf(event);
    now.choose(uuid, isMore && way === 'alone' ? 'too' : way);
  }, []);
  if (blocks.length === 0) {
    return <p className={styles['none']}>There is nothing on this page yet. Add a block.</p>;
  }
  return (
    <nav className={styles['outline']} aria-label="Blocks of this page" data-outline>
      <ToggleButton
        className={styles['several'] ?? ''}
        isSelected={isChoosingSeveral}
        onChange={setChoosingSeveral}
      >
        <ListChecks size={14} aria-hidden />
        Choose several
      </ToggleButton>
      <Level {...{ blocks, editing, chosen, flags }} onChoose={choose} />
    </nav>
  );
}

/** What is held while a row is pressed. */
type Held = Parameters<typeof wayOf>[0];

interface LevelProps {
  readonly blocks: readonly LiveBlock[];
  readonly chosen: ReadonlySet<string>;
  /** Of those of which there is something to say. */
  readonly flags: ReadonlyMap<string, BlockFlags>;
  readonly onChoose: (uuid: string, event: Held) => void;
  readonly editing: Editing;
}

function Level({ blocks, chosen, flags, ...rest }: LevelProps) {
  return (
    <ul className={styles['level']}>
      {blocks.map((block) => (
        <li key={block.uuid}>
          <Row
            block={block}
            isSelected={chosen.has(block.uuid)}
            change={changeIn(flags.get(block.uuid))}
            {...rest}
          />
          {block.items.length > 0 && (
            <Level blocks={block.items} {...{ chosen, flags }} {...rest} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<LevelProps, 'onChoose' | 'editing'> {
  readonly block: LiveBlock;
  readonly isSelected: boolean;
  /** What became of it since shoppers got the page; nothing where they see it so. */
  readonly change: string | undefined;
}

/** The most telling of them. */
function changeIn(flags: BlockFlags | undefined): string | undefined {
  if (flags?.isNew === true) return 'New';
  if (flags?.updated === true) return 'Changed';
  return flags?.reordered === true ? 'Moved' : undefined;
}

/** Drawn again only when its own block changes: a page has hundreds of them. */
const Row = memo(function Row({ block, isSelected, change, onChoose, editing }: RowProps) {
  const { uuid, wire } = block;
  const isHidden = !publishedIn(wire);
  const [title, text] = [titleOfBlock(block), textOfBlock(block)];
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Who goes through the list by keys goes on from the row that is chosen.
    const isHere = document.activeElement?.closest('[data-outline]');
    if (isSelected && isHere) own.current?.focus();
  }, [isSelected]);
  return (
    <div className={styles['row']} data-hidden={isHidden}>
      <button
        ref={own}
        type="button"
        className={styles['name']}
        aria-current={isSelected}
        onClick={(event) => {
          onChoose(uuid, event);
        }}
      >
        {title}
        {text !== '' && <span className={styles['words']}>{text}</span>}
      </button>
      {change !== undefined && (
        <span className={styles['change']} title="Shoppers do not see this yet">
          {change}
        </span>
      )}
      <CommentMark block={uuid} title={title} />
      <button
        type="button"
        className={styles['eye']}
        aria-label={`Shoppers see this ${title.toLowerCase()}`}
        aria-pressed={!isHidden}
        title={isHidden ? 'Show it to shoppers' : 'Hide it from shoppers'}
        onClick={() => {
          editing.publishBlock(uuid, isHidden);
        }}
      >
        {isHidden ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
      </button>
    </div>
  );
});
