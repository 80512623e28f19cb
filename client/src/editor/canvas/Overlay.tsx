import type { BlockRect, FrameView, Rect } from '@selvedge/shared/connect/protocol';
import {
  Bookmark,
  Copy,
  GripVertical,
  MessageSquarePlus,
  MousePointer2,
  Pencil,
  Plus,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';

import styles from './Overlay.module.css';
import { PlacedMarks } from '../comments/CommentMark.js';
import { classesOf } from '../../lib/class-names.js';
import { initialsOf } from '../../lib/initials.js';
import type { Person } from '../session/presence.js';

const css = classesOf(styles);

interface BoxProps {
  readonly rect: Rect;
  readonly view: FrameView;
  readonly kind: 'hovered' | 'selected' | 'other';
  readonly colour?: string;
  /** How many pixels of the screen one of the page takes. */
  readonly scale: number;
  readonly children?: ReactNode;
}

/** In pixels: so much room what stands above a box takes. */
const barHeight = 28;

/** A frame around a part of the page; its lines are as thick whatever the scale. */
function Box({ rect, view, kind, colour, scale, children }: BoxProps) {
  const top = (rect.y - view.scrollY) * scale;
  const style = {
    left: (rect.x - view.scrollX) * scale,
    top,
    // What stands above the box stands in it where there is no room above.
    '--above': `${String(Math.max(0, -top))}px`,
    width: rect.width * scale,
    height: rect.height * scale,
    // A custom property, which the type of styles does not list.
    ...(colour !== undefined && ({ '--own': colour } as CSSProperties)),
  };
  return (
    <div className={css('box', kind)} style={style} data-cut={isCut({ rect, view, scale })}>
      {children}
    </div>
  );
}

/** What stands above it has no room there. */
function isCut({ rect, view, scale }: Pick<BoxProps, 'rect' | 'view' | 'scale'>): boolean {
  return (rect.y - view.scrollY) * scale < barHeight;
}

/** What can be done to the chosen block right where it stands, by who may. */
export interface BlockActions {
  readonly onEditText?: (() => void) | undefined;
  readonly onDuplicate?: () => void;
  readonly onRemove?: () => void;
  /** Keeps it for later. */
  readonly onKeep?: () => void;
  readonly onComment?: (() => void) | undefined;
  /** Looks for what is to stand right behind it. */
  readonly onAdd?: () => void;
  readonly onGrab?: (event: PointerEvent) => void;
  readonly onResize?: (event: PointerEvent) => void;
}

interface OverlayProps {
  readonly rects: readonly BlockRect[];
  readonly view: FrameView;
  readonly scale: number;
  readonly hovered: string | null;
  readonly selected: string | null;
  readonly people: readonly Person[];
  readonly titleOf: (uuid: string) => string;
  /** Of the chosen block. */
  readonly actions: BlockActions | undefined;
}

/** What is drawn over the page: who works where, what is under the pointer, what is chosen. */
export function Overlay(props: OverlayProps) {
  const { rects, view, scale, hovered, selected, people, titleOf, actions } = props;
  const rectOf = (id: string | null) => rects.find((one) => one.id === id)?.rect;
  const place = { view, scale };
  const [over, chosen] = [rectOf(hovered), rectOf(selected)];
  return (
    <>
      {people.map(({ client, name, colour, selected: theirs, isIdle }) => {
        const rect = rectOf(theirs);
        return (
          rect !== undefined && (
            <Box key={client} kind="other" rect={rect} colour={colour} {...place}>
              <span className={css('name', isIdle && 'idle')} title={name}>
                {isCut({ rect, view, scale }) ? initialsOf(name) : name}
              </span>
            </Box>
          )
        );
      })}
      {people.map((person) => (
        <PersonPointer key={person.client} person={person} rectOf={rectOf} {...place} />
      ))}
      {over !== undefined && hovered !== selected && (
        <Box kind="hovered" rect={over} {...place}>
          <span className={css('name')}>{titleOf(hovered ?? '')}</span>
        </Box>
      )}
      {chosen !== undefined && actions !== undefined && (
        <Box kind="selected" rect={chosen} {...place}>
          <ChosenTools title={titleOf(selected ?? '')} {...actions} />
        </Box>
      )}
      <PlacedMarks {...{ rects, view, scale, titleOf, selected }} />
    </>
  );
}

/** What can be done to the chosen block: above it, below it, and at its side. */
function ChosenTools({ title, ...actions }: BlockActions & { readonly title: string }) {
  return (
    <>
      <BlockBar title={title} {...actions} />
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

interface PointerProps {
  readonly person: Person;
  readonly rectOf: (id: string | null) => Rect | undefined;
  readonly view: FrameView;
  readonly scale: number;
}

/** Where somebody else points, on the block that they point at. */
function PersonPointer({ person, rectOf, view, scale }: PointerProps) {
  const { pointer, colour, name } = person;
  const rect = pointer === null ? undefined : rectOf(pointer.block);
  if (pointer === null || rect === undefined || person.isIdle) return null;
  const [x, y] = [rect.x + pointer.x * rect.width, rect.y + pointer.y * rect.height];
  const [left, top] = [(x - view.scrollX) * scale, (y - view.scrollY) * scale];
  return (
    <div className={css('pointer')} style={{ left, top, color: colour }}>
      <MousePointer2 size={18} fill="currentColor" aria-hidden />
      <span className={css('pointer-name')} style={{ background: colour }}>
        {name}
      </span>
    </div>
  );
}

function BlockBar(props: BlockActions & { readonly title: string }) {
  const { title, onEditText, onDuplicate, onRemove, onKeep, onComment, onGrab } = props;
  return (
    <div className={css('bar')} role="toolbar" aria-label={`${title} block`}>
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
    <button type="button" aria-label={text} onClick={onUse}>
      <Icon size={14} aria-hidden />
    </button>
  );
}
