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

/** Nested list of the page's blocks. */
export function Outline({ editor, page }: OutlineProps) {
  const { blocks } = editor.live;
  const { editing } = page;
  const flags = useBlockFlags(page);
  const chosen = useMemo(() => new Set(editor.chosen), [editor.chosen]);
  const [isChoosingSeveral, setChoosingSeveral] = useState(false);
  // A ref keeps the callback stable, so that memoized rows do not re-render.
  const latest = useRef({ editor, isChoosingSeveral });
  useEffect(() => {
    latest.current = { editor, isChoosingSeveral };
  });
  const choose = useCallback((uuid: string, event: Held) => {
    const { editor: now, isChoosingSeveral: isMore } = latest.current;
    const way = wayOf(event);
    now.choose(uuid, isMore && way === 'alone' ? 'too' : way);
  }, []);
  const stop = editor.selected ?? blocks[0]?.uuid;
  if (blocks.length === 0) {
    return <p className={styles['none']}>This page is empty. Add a block.</p>;
  }
  return (
    <nav className={styles['outline']} aria-label="Blocks of this page" data-outline>
      <ToggleButton
        className={styles['several'] ?? ''}
        isSelected={isChoosingSeveral}
        onChange={setChoosingSeveral}
      >
        <ListChecks size={14} aria-hidden />
        Select multiple
      </ToggleButton>
      <Level {...{ blocks, editing, chosen, flags, stop }} onChoose={choose} />
    </nav>
  );
}

/** Modifier keys of a click. */
type Held = Parameters<typeof wayOf>[0];

interface LevelProps {
  readonly blocks: readonly LiveBlock[];
  readonly chosen: ReadonlySet<string>;
  /** Flags by block id; only blocks that have flags. */
  readonly flags: ReadonlyMap<string, BlockFlags>;
  readonly onChoose: (uuid: string, event: Held) => void;
  readonly editing: Editing;
  /** The row that Tab reaches; arrow keys lead to the others. */
  readonly stop: string | undefined;
}

function Level({ blocks, chosen, flags, stop, ...rest }: LevelProps) {
  return (
    <ul className={styles['level']}>
      {blocks.map((block) => (
        <li key={block.uuid}>
          <Row
            block={block}
            isSelected={chosen.has(block.uuid)}
            isStop={block.uuid === stop}
            change={changeIn(flags.get(block.uuid))}
            {...rest}
          />
          {block.items.length > 0 && (
            <Level blocks={block.items} {...{ chosen, flags, stop }} {...rest} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowProps extends Pick<LevelProps, 'onChoose' | 'editing'> {
  readonly block: LiveBlock;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  /** Change since the last publication; undefined if there is none. */
  readonly change: string | undefined;
}

/** Returns the most significant change. */
function changeIn(flags: BlockFlags | undefined): string | undefined {
  if (flags?.isNew === true) return 'New';
  if (flags?.updated === true) return 'Changed';
  return flags?.reordered === true ? 'Moved' : undefined;
}

/** Memoized: a page may have hundreds of blocks. */
const Row = memo(function Row({ block, isSelected, isStop, change, onChoose, editing }: RowProps) {
  const { uuid, wire } = block;
  const isHidden = !publishedIn(wire);
  const [title, text] = [titleOfBlock(block), textOfBlock(block)];
  const own = useRef<HTMLButtonElement>(null);
  const tabIndex = isStop ? 0 : -1;
  useEffect(() => {
    // Keyboard users continue from the selected row.
    const isHere = document.activeElement?.closest('[data-outline]');
    if (isSelected && isHere) own.current?.focus();
  }, [isSelected]);
  return (
    <div className={styles['row']} data-hidden={isHidden}>
      <button
        ref={own}
        type="button"
        tabIndex={tabIndex}
        className={styles['name']}
        data-row={uuid}
        aria-current={isSelected}
        onClick={(event) => {
          onChoose(uuid, event);
        }}
      >
        {title}
        {text !== '' && <span className={styles['words']}>{text}</span>}
      </button>
      {change !== undefined && (
        <span className={styles['change']} title="Not published yet">
          {change}
        </span>
      )}
      <CommentMark block={uuid} title={title} tabIndex={tabIndex} />
      <button
        type="button"
        tabIndex={tabIndex}
        className={styles['eye']}
        aria-label={`Show this ${title.toLowerCase()} to shoppers`}
        aria-pressed={!isHidden}
        title={isHidden ? 'Show to shoppers' : 'Hide from shoppers'}
        onClick={() => {
          editing.publishBlock(uuid, isHidden);
        }}
      >
        {isHidden ? <EyeOff size={14} aria-hidden /> : <Eye size={14} aria-hidden />}
      </button>
    </div>
  );
});
