import {
  Bookmark,
  ClipboardCopy,
  Copy,
  GripVertical,
  MessageSquarePlus,
  Pencil,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { PointerEvent } from 'react';

import styles from './Overlay.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

/** Actions for the selected block; an omitted action is not available. */
export interface BlockActions {
  readonly onEditText?: (() => void) | undefined;
  readonly onDuplicate?: () => void;
  /** Copies the block for pasting, also on another page. */
  readonly onCopy?: () => void;
  readonly onRemove?: () => void;
  /** Saves the block for later. */
  readonly onKeep?: () => void;
  readonly onComment?: (() => void) | undefined;
  /** Opens the palette to add a block directly after this one. */
  readonly onAdd?: () => void;
  readonly onGrab?: (event: PointerEvent) => void;
  readonly onResize?: (event: PointerEvent) => void;
}

interface ToolsProps extends BlockActions {
  readonly title: string;
  /** Accessible name of the toolbar. */
  readonly label: string;
}

/** Toolbar above the selection, add button below it and resize handle at its side. */
export function SelectionTools(actions: ToolsProps) {
  return (
    <>
      <BlockBar {...actions} />
      {actions.onAdd !== undefined && (
        <button
          type="button"
          className={css('add')}
          aria-label="Add block below"
          title="Add block below"
          onClick={actions.onAdd}
        >
          <Plus size={16} aria-hidden />
        </button>
      )}
      {actions.onResize !== undefined && (
        <button
          type="button"
          className={css('handle')}
          aria-label="Block width: drag, or press Alt and Shift with an arrow key"
          onPointerDown={actions.onResize}
        />
      )}
    </>
  );
}

function BlockBar(props: ToolsProps) {
  const { title, label, onEditText, onDuplicate, onCopy, onRemove, onKeep, onComment, onGrab } =
    props;
  return (
    <div className={css('bar')} role="toolbar" aria-label={label}>
      {onGrab === undefined ? (
        <span className={css('title')}>{title}</span>
      ) : (
        <button
          type="button"
          className={css('grip')}
          aria-label={`Move ${title}: drag, or press Alt with an arrow key`}
          onPointerDown={onGrab}
        >
          <GripVertical size={14} aria-hidden />
          {title}
        </button>
      )}
      <Tool text="Edit text" Icon={Pencil} onUse={onEditText} />
      <Tool text="Duplicate" Icon={Copy} onUse={onDuplicate} />
      <Tool text="Copy" Icon={ClipboardCopy} onUse={onCopy} />
      <Tool text="Save for later" Icon={Bookmark} onUse={onKeep} />
      <Tool text="Comment" Icon={MessageSquarePlus} onUse={onComment} />
      <Tool text="Delete" Icon={Trash2} onUse={onRemove} />
    </div>
  );
}

interface ToolProps {
  readonly text: string;
  readonly Icon: LucideIcon;
  /** Undefined if the action is not available. */
  readonly onUse: (() => void) | undefined;
}

function Tool({ text, Icon, onUse }: ToolProps) {
  if (onUse === undefined) return null;
  return (
    <button type="button" aria-label={text} title={text} onClick={onUse}>
      <Icon size={14} aria-hidden />
    </button>
  );
}
