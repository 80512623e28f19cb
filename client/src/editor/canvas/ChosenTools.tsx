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

/** What can be done to the chosen block right where it stands, by who may. */
export interface BlockActions {
  readonly onEditText?: (() => void) | undefined;
  readonly onDuplicate?: () => void;
  /** To be pasted elsewhere, also on another page. */
  readonly onCopy?: () => void;
  readonly onRemove?: () => void;
  /** Keeps it for later. */
  readonly onKeep?: () => void;
  readonly onComment?: (() => void) | undefined;
  /** Looks for what is to stand right behind it. */
  readonly onAdd?: () => void;
  readonly onGrab?: (event: PointerEvent) => void;
  readonly onResize?: (event: PointerEvent) => void;
}

interface ToolsProps extends BlockActions {
  readonly title: string;
  /** What the bar is called. */
  readonly label: string;
}

/** What can be done to what is chosen: above it, below it, and at its side. */
export function ChosenTools(actions: ToolsProps) {
  return (
    <>
      <BlockBar {...actions} />
      {actions.onAdd !== undefined && (
        <button
          type="button"
          className={css('add')}
          aria-label="Add a block below"
          title="Add a block below"
          onClick={actions.onAdd}
        >
          <Plus size={16} aria-hidden />
        </button>
      )}
      {actions.onResize !== undefined && (
        <button
          type="button"
          className={css('handle')}
          aria-label="Width: drag, or Alt and Shift with the arrows"
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
          aria-label={`Move ${title}: drag, or Alt with the arrows`}
          onPointerDown={onGrab}
        >
          <GripVertical size={14} aria-hidden />
          {title}
        </button>
      )}
      <Tool text="Edit the text" Icon={Pencil} onUse={onEditText} />
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
  /** Undefined for what cannot be done here. */
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
