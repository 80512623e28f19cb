import type { BlockRect, FrameView, Rect } from '@selvedge/shared/connect/protocol';
import { MousePointer2 } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';

import styles from './Overlay.module.css';
import { ChosenTools, type BlockActions } from './ChosenTools.js';
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

interface OverlayProps {
  readonly rects: readonly BlockRect[];
  readonly view: FrameView;
  readonly scale: number;
  readonly hovered: string | null;
  /** Of what is chosen, the last one bears what can be done. */
  readonly chosen: readonly string[];
  readonly people: readonly Person[];
  readonly titleOf: (uuid: string) => string;
  /** Of all that is chosen. */
  readonly actions: BlockActions | undefined;
}

/** What is drawn over the page: who works where, what is under the pointer, what is chosen. */
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

/** What somebody else works on; their name stands on what they chose last. */
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

/** One that nothing can be done on; nothing where the block is not shown. */
function PlainBox({ rect, ...box }: Omit<BoxProps, 'rect'> & { readonly rect: Rect | undefined }) {
  return rect !== undefined && <Box rect={rect} {...box} />;
}

type ChosenProps = Pick<OverlayProps, 'chosen' | 'actions' | 'titleOf' | 'view' | 'scale'> & {
  readonly rect: Rect | undefined;
};

/** The block that was chosen last, with what can be done to all that are. */
function Chosen({ chosen, actions, titleOf, rect, ...place }: ChosenProps) {
  const [{ length }, last = ''] = [chosen, chosen.at(-1)];
  if (rect === undefined || actions === undefined) return null;
  return (
    <Box kind="selected" rect={rect} {...place}>
      {length > 1 ? (
        <ChosenTools title={severalBlocks(length)} label={severalBlocks(length)} {...actions} />
      ) : (
        <ChosenTools title={titleOf(last)} label={`${titleOf(last)} block`} {...actions} />
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
