import { publishedIn } from '@selvedge/shared/blocks/model/wire';
import { nameOfBlock } from '@selvedge/shared/pages/live/block-name';
import type { LiveBlock } from '@selvedge/shared/pages/live/live-blocks';
import { ChevronDown, ChevronRight, Eye, EyeOff } from 'lucide-react';
import { memo, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import { NameField } from './NameField.js';
import styles from './Outline.module.css';
import { pressOnRow } from './row-keys.js';
import { CommentMark } from '../comments/CommentMark.js';
import type { wayOf } from '../session/choosing.js';
import { textOfBlock, titleOfBlock } from '../session/block-titles.js';
import { isWithin } from '../session/is-typing.js';
import type { Editing } from '../../connect/sdk/editing.js';

/** Modifier keys of a click. */
export type Held = Parameters<typeof wayOf>[0];

interface OutlineRowProps {
  readonly block: LiveBlock;
  readonly isSelected: boolean;
  readonly isStop: boolean;
  /** Undefined for blocks without items. */
  readonly isFolded: boolean | undefined;
  /** Block that contains this one; null on the page. */
  readonly parent: string | null;
  /** Depth in the tree, from 1. */
  readonly level: number;
  /** Position among the siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  /** Id of the list of its items. */
  readonly group: string;
  /** Change since the last publication; undefined without one. */
  readonly change: string | undefined;
  readonly onChoose: (uuid: string, event: Held) => void;
  readonly onFold: (uuid: string, isFolded: boolean) => void;
  /** Selects and focuses another row. */
  readonly onGo: (uuid: string) => void;
  readonly editing: Editing;
  readonly mayRename: boolean;
}

/**
 * Tree item without its items, which it owns by id: a row has the focus ring and the name of one
 * block only. Memoized: a page may have hundreds of blocks.
 */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { block, isSelected, isStop, isFolded, mayRename, onChoose } = props;
  const { uuid, wire } = block;
  const [isRenaming, setRenaming] = useState(false);
  const id = useId();
  const own = useFocusWhenSelected(isSelected);
  return (
    <div
      ref={own}
      role="treeitem"
      className={styles['row']}
      data-row={uuid}
      data-hidden={!publishedIn(wire)}
      tabIndex={isStop ? 0 : -1}
      aria-selected={isSelected}
      {...placeOf(props, id)}
      title={mayRename ? 'Double-click or press F2 to rename' : undefined}
      onClick={(event) => {
        if (!isOnControl(event.target)) onChoose(uuid, event);
      }}
      onDoubleClick={(event) => {
        if (mayRename && !isOnControl(event.target)) setRenaming(true);
      }}
      onKeyDown={(event) => {
        if (!press(event, props, setRenaming)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {isFolded !== undefined && <FoldButton {...props} isFolded={isFolded} />}
      <Name {...{ ...props, id, isRenaming }} onRename={setRenaming} />
      <CommentMark id={`${id}-comments`} block={uuid} title={titleOfBlock(block)} tabIndex={-1} />
      <VisibilityButton {...props} />
    </div>
  );
});

/**
 * The name consists of the visible texts, separated by spaces, without the buttons and the items.
 */
function placeOf({ isFolded, group, level, position, siblings }: OutlineRowProps, id: string) {
  return {
    'aria-labelledby': `${id}-name ${id}-change ${id}-comments`,
    'aria-expanded': isFolded === undefined ? undefined : !isFolded,
    'aria-owns': isFolded === false ? group : undefined,
    'aria-level': level,
    'aria-posinset': position,
    'aria-setsize': siblings,
  };
}

interface NameProps extends OutlineRowProps {
  readonly id: string;
  readonly isRenaming: boolean;
  readonly onRename: (isRenaming: boolean) => void;
}

function Name({ id, block, change, editing, isRenaming, onRename }: NameProps) {
  const field = (
    <NameField
      block={block}
      editing={editing}
      onDone={() => {
        onRename(false);
      }}
    />
  );
  return (
    <>
      <span id={`${id}-name`} className={styles['name']} data-label>
        {isRenaming ? field : <Label block={block} />}
      </span>
      {change !== undefined && (
        <span id={`${id}-change`} className={styles['change']} title="Not published yet">
          {` ${change}`}
        </span>
      )}
    </>
  );
}

/** Keyboard users continue from the selected row. */
function useFocusWhenSelected(isSelected: boolean) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isHere = document.activeElement?.closest('[data-outline]');
    if (isSelected && isHere) own.current?.focus();
  }, [isSelected]);
  return own;
}

const isOnControl = (target: EventTarget): boolean => isWithin(target, 'button, input');

/** Handles a key on the row itself; returns whether it did. */
function press(
  event: KeyboardEvent,
  { block, parent, isFolded, mayRename, ...props }: OutlineRowProps,
  onRename: (isRenaming: boolean) => void,
): boolean {
  const { target, currentTarget, key } = event;
  if (target !== currentTarget || event.altKey || event.ctrlKey || event.metaKey) return false;
  const { uuid, items } = block;
  if (pressOnRow(event, { uuid, parent, firstItem: items[0]?.uuid, isFolded }, props)) return true;
  if (key === 'F2' && mayRename) onRename(true);
  else if (key === ' ') props.onChoose(uuid, event);
  else return false;
  return true;
}

/** Name that the owner gave, or the title of the template and the beginning of the text. */
function Label({ block }: { readonly block: LiveBlock }) {
  const [name, title, text] = [nameOfBlock(block), titleOfBlock(block), textOfBlock(block)];
  return (
    <>
      {name === '' ? title : <bdi>{name}</bdi>}
      {name !== '' && <span className={styles['words']}> {title}</span>}
      {name === '' && text !== '' && <span className={styles['words']}> {text}</span>}
    </>
  );
}

interface FoldButtonProps extends OutlineRowProps {
  readonly isFolded: boolean;
}

/** For the pointer; Left and Right do the same by keyboard. */
function FoldButton({ block, isFolded, onFold }: FoldButtonProps) {
  const Icon = isFolded ? ChevronRight : ChevronDown;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles['fold']}
      aria-expanded={!isFolded}
      aria-label={`Blocks in ${nameOfBlock(block) || titleOfBlock(block)}`}
      onClick={() => {
        onFold(block.uuid, !isFolded);
      }}
    >
      <Icon size={14} aria-hidden />
    </button>
  );
}

/** For the pointer; the properties have the same switch. */
function VisibilityButton({ block, editing }: OutlineRowProps) {
  const isHidden = !publishedIn(block.wire);
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <button
      type="button"
      tabIndex={-1}
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
