import { publishedIn } from '@selvedge/shared/blocks/model/wire';
import { nameOfBlock } from '@selvedge/shared/pages/live/block-name';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { ChevronDown, ChevronRight, Eye, EyeOff } from 'lucide-react';
import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { NameField } from './NameField.js';
import styles from './Outline.module.css';
import { CommentMark } from '../comments/CommentMark.js';
import type { wayOf } from '../session/choosing.js';
import { textOfBlock, titleOfBlock } from '../session/block-titles.js';
import type { Editing } from '../../connect/sdk/editing.js';

/** Modifier keys of a click. */
export type Held = Parameters<typeof wayOf>[0];

interface OutlineRowProps {
  readonly block: LiveBlock;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  /** Undefined for blocks without items. */
  readonly isFolded: boolean | undefined;
  /** Change since the last publication; undefined without one. */
  readonly change: string | undefined;
  readonly onChoose: (uuid: string, event: Held) => void;
  readonly onFold: (uuid: string, isFolded: boolean) => void;
  readonly editing: Editing;
  readonly mayRename: boolean;
}

/** Memoized: a page may have hundreds of blocks. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { block, isStop, isFolded, change, onFold, editing } = props;
  const { uuid, wire } = block;
  const title = titleOfBlock(block);
  const [isRenaming, setRenaming] = useState(false);
  return (
    <div className={styles['row']} data-hidden={!publishedIn(wire)}>
      {isFolded !== undefined && (
        <button
          type="button"
          tabIndex={-1}
          className={styles['fold']}
          aria-expanded={!isFolded}
          aria-label={`Blocks in ${nameOfBlock(block) || title}`}
          onClick={() => {
            onFold(uuid, !isFolded);
          }}
        >
          {isFolded ? (
            <ChevronRight size={14} aria-hidden />
          ) : (
            <ChevronDown size={14} aria-hidden />
          )}
        </button>
      )}
      {isRenaming ? (
        <NameField
          block={block}
          editing={editing}
          onDone={() => {
            setRenaming(false);
          }}
        />
      ) : (
        <NameButton {...props} onRename={setRenaming} />
      )}
      {change !== undefined && (
        <span className={styles['change']} title="Not published yet">
          {change}
        </span>
      )}
      <CommentMark block={uuid} title={title} tabIndex={isStop ? 0 : -1} />
      <VisibilityButton {...props} />
    </div>
  );
});

function VisibilityButton({ block, isStop, editing }: OutlineRowProps) {
  const isHidden = !publishedIn(block.wire);
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      className={styles['eye']}
      aria-label={`Show this ${titleOfBlock(block).toLowerCase()} to shoppers`}
      aria-pressed={!isHidden}
      title={isHidden ? 'Show to shoppers' : 'Hide from shoppers'}
      onClick={() => {
        editing.publishBlock(block.uuid, isHidden);
      }}
    >
      <Icon size={14} aria-hidden />
    </button>
  );
}

interface NameButtonProps extends OutlineRowProps {
  readonly onRename: (isRenaming: boolean) => void;
}

/** Selects the block. Arrow keys open and close its items, F2 renames it. */
function NameButton({ block, isSelected, isStop, isFolded, ...props }: NameButtonProps) {
  const { onChoose, onFold, onRename, mayRename } = props;
  const { uuid } = block;
  const [name, title, text] = [nameOfBlock(block), titleOfBlock(block), textOfBlock(block)];
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Keyboard users continue from the selected row.
    const isHere = document.activeElement?.closest('[data-outline]');
    if (isSelected && isHere) own.current?.focus();
  }, [isSelected]);
  const folds: Readonly<Partial<Record<string, boolean>>> = { ArrowLeft: true, ArrowRight: false };
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const fold = isFolded === undefined ? undefined : folds[event.key];
    if (fold !== undefined && fold !== isFolded) onFold(uuid, fold);
    else if (event.key === 'F2' && mayRename) onRename(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      ref={own}
      type="button"
      tabIndex={isStop ? 0 : -1}
      className={styles['name']}
      data-row={uuid}
      aria-current={isSelected}
      title={mayRename ? 'Double-click or press F2 to rename' : undefined}
      onClick={(event) => {
        onChoose(uuid, event);
      }}
      onDoubleClick={() => {
        if (mayRename) onRename(true);
      }}
      onKeyDown={press}
    >
      {name === '' ? title : <bdi>{name}</bdi>}
      {name !== '' && <span className={styles['words']}>{title}</span>}
      {name === '' && text !== '' && <span className={styles['words']}>{text}</span>}
    </button>
  );
}
