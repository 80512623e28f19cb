import type { BlockRect, FrameView, Rect } from '@selvedge/shared/connect/protocol';
import { MousePointer2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

import styles from './Overlay.module.css';
import { SelectionTools, type BlockActions } from './SelectionTools.js';
import { PlacedMarks } from '../comments/CommentMark.js';
import { classesOf } from '../../lib/class-names.js';
import { initialsOf } from '../../lib/initials.js';
import { severalBlocks } from '../session/block-titles.js';
import type { Person } from '../session/presence.js';

const css = classesOf(styles);

interface BoxProps {
  readonly rect: Rect;
  readonly view: FrameView;
  readonly kind: 'hovered' | 'selected' | 'other';
  readonly colour?: string;
  /** Screen pixels per page pixel. */
  readonly scale: number;
  readonly children?: ReactNode;
}

/** Height of the bar above a box, in pixels. */
const barHeight = 28;

/** Frame around a block; its line width does not depend on the scale. */
function Box({ rect, view, kind, colour, scale, children }: BoxProps) {
  const top = (rect.y - view.scrollY) * scale;
  const style = {
    left: (rect.x - view.scrollX) * scale,
    top,
    // The bar moves inside the box if there is no space above.
    '--above': `${String(Math.max(0, -top))}px`,
    width: rect.width * scale,
    height: rect.height * scale,
    // CSSProperties does not list custom properties.
    ...(colour !== undefined && ({ '--own': colour } as CSSProperties)),
  };
  return (
    <div className={css('box', kind)} style={style} data-cut={isCut({ rect, view, scale })}>
      {children}
    </div>
  );
}

/** Whether there is no space for the bar above the box. */
function isCut({ rect, view, scale }: Pick<BoxProps, 'rect' | 'view' | 'scale'>): boolean {
  return (rect.y - view.scrollY) * scale < barHeight;
}

interface OverlayProps {
  readonly rects: readonly BlockRect[];
  readonly view: FrameView;
  readonly scale: number;
  readonly hovered: string | null;
  /** Selected blocks; the last one shows the actions. */
  readonly chosen: readonly string[];
  readonly people: readonly Person[];
  readonly titleOf: (uuid: string) => string;
  /** Actions for the whole selection. */
  readonly actions: BlockActions | undefined;
}

/**
 * Overlay with the selection, the hovered block, and the selections and pointers of other users.
 */
export function Overlay(props: OverlayProps) {
  const { rects, view, scale, hovered, chosen, people, titleOf, actions } = props;
  const selected = chosen.at(-1) ?? null;
  const rectOf = (id: string | null) => rects.find((one) => one.id === id)?.rect;
  const place = { view, scale };
  const over = rectOf(hovered);
  return (
    <>
      {people.map((person) => (
        <Other key={person.client} {...{ person, rectOf, ...place }} />
      ))}
      {people.map((person) => (
        <PersonPointer key={person.client} person={person} rectOf={rectOf} {...place} />
      ))}
      {chosen.slice(0, -1).map((id) => (
        <PlainBox key={id} kind="selected" rect={rectOf(id)} {...place} />
      ))}
      {over !== undefined && !chosen.includes(hovered ?? '') && (
        <Box kind="hovered" rect={over} {...place}>
          <span className={css('name')}>{titleOf(hovered ?? '')}</span>
        </Box>
      )}
      <Chosen {...{ chosen, actions, titleOf, ...place }} rect={rectOf(selected)} />
      <PlacedMarks {...{ rects, view, scale, titleOf, selected }} />
    </>
  );
}

/** Selection of another user; the name is shown on the last selected block. */
function Other({ person, rectOf, view, scale }: PointerProps) {
  const { name, colour, selected, alsoChosen, isIdle } = person;
  const place = { view, scale, colour, kind: 'other' } as const;
  const rect = rectOf(selected);
  return (
    <>
      {alsoChosen.map((id) => (
        <PlainBox key={id} rect={rectOf(id)} {...place} />
      ))}
      {rect !== undefined && (
        <Box rect={rect} {...place}>
          <span className={css('name', isIdle && 'idle')} title={name}>
            {isCut({ rect, view, scale }) ? initialsOf(name) : name}
          </span>
        </Box>
      )}
    </>
  );
}

/** Box without actions; renders nothing if the block is not visible. */
function PlainBox({ rect, ...box }: Omit<BoxProps, 'rect'> & { readonly rect: Rect | undefined }) {
  return rect !== undefined && <Box rect={rect} {...box} />;
}

type ChosenProps = Pick<OverlayProps, 'chosen' | 'actions' | 'titleOf' | 'view' | 'scale'> & {
  readonly rect: Rect | undefined;
};

/** Box of the last selected block, with the actions for the whole selection. */
function Chosen({ chosen, actions, titleOf, rect, ...place }: ChosenProps) {
  const [{ length }, last = ''] = [chosen, chosen.at(-1)];
  if (rect === undefined || actions === undefined) return null;
  return (
    <Box kind="selected" rect={rect} {...place}>
      {length > 1 ? (
        <SelectionTools title={severalBlocks(length)} label={severalBlocks(length)} {...actions} />
      ) : (
        <SelectionTools title={titleOf(last)} label={`${titleOf(last)} block`} {...actions} />
      )}
    </Box>
  );
}

interface PointerProps {
  readonly person: Person;
  readonly rectOf: (id: string | null) => Rect | undefined;
  readonly view: FrameView;
  readonly scale: number;
}

/** Pointer of another user, relative to the block under it. */
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
