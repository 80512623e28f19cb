import type { FrameView, Rect } from '@selvedge/shared/connect/protocol';
import { Ban } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';

import { dropPlacesIn, isContainer, type DropPlace } from '../session/drop-place.js';
import styles from './DropZones.module.css';
import { describePlace } from './describe-place.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import { movedOf, type Dragging } from './useDropping.js';
import { emptyHeight } from '../../connect/frame/empty-blocks.js';
import { classesOf } from '../../lib/class-names.js';
import { titleOfBlock } from '../session/block-titles.js';
import type { PageEditor } from '../session/usePageEditor.js';

const css = classesOf(styles);

interface DropZonesProps {
  readonly editor: PageEditor;
  readonly canvas: CanvasFrame;
  readonly scale: number;
  readonly dragging: Dragging | undefined;
}

/**
 * Shows possible drop places and the current one, with its description or the reason for refusal.
 */
export function DropZones(props: DropZonesProps) {
  const { editor, canvas, scale, dragging } = props;
  const hint = dragging && dropHintOf(editor, dragging);
  return (
    <>
      <Empties {...{ editor, canvas, scale }} />
      {dragging !== undefined && <Places {...{ editor, canvas, scale, dragging }} />}
      {hint !== undefined && <DropLine {...hint} view={canvas.view} scale={scale} />}
      <p className={css('said')} role="status">
        {hint?.message}
      </p>
    </>
  );
}

interface DropHint {
  readonly line: Rect;
  readonly message: string;
  readonly isRefused: boolean;
}

/** Returns undefined outside the page. */
function dropHintOf(editor: PageEditor, { dragged, over }: Dragging): DropHint | undefined {
  if (over === undefined) return undefined;
  const { line, place } = over;
  const refusal = editor.refusalOf(dragged, place.parent);
  const message = refusal ?? describePlace(editor.live.blocks, place, movedOf(dragged));
  return { line, message, isRefused: refusal !== undefined };
}

/** Height of the message above the line, in pixels. */
const messageHeight = 28;

function DropLine({
  line,
  message,
  isRefused,
  view,
  scale,
}: DropHint & Pick<LineProps, 'view' | 'scale'>) {
  const isAtTop = (line.y - view.scrollY) * scale < messageHeight;
  return (
    <Line kind={isRefused ? 'refused' : 'over'} rect={line} view={view} scale={scale}>
      <span className={css('words', isAtTop && 'below')}>
        {isRefused && <Ban size={12} aria-hidden />}
        {message}
      </span>
    </Line>
  );
}

/** Hints in empty containers. */
function Empties({ editor, canvas, scale }: Omit<DropZonesProps, 'dragging'>) {
  const { rects, view } = canvas;
  return rects.map(({ id, rect }) => {
    const block = rect.height > emptyHeight + 1 ? undefined : editor.find(id);
    if (block === undefined || block.items.length > 0 || !isContainer(block)) return null;
    return (
      <Line key={id} kind="empty" {...{ rect, view, scale }}>
        <span>{`Drag a block into this ${titleOfBlock(block).toLowerCase()}`}</span>
      </Line>
    );
  });
}

/** Lines at the visible drop places. */
function Places({ editor, canvas, scale, dragging }: DropZonesProps & { dragging: Dragging }) {
  const { rects, view } = canvas;
  const { blocks } = editor.live;
  const moved = movedOf(dragging.dragged);
  const places = useMemo(
    () => dropPlacesIn({ blocks, rects, width: view.width }, moved),
    [blocks, rects, view.width, moved],
  );
  const seen = places.filter(
    ({ line: { y, height } }) => y + height > view.scrollY && y < view.scrollY + view.height,
  );
  const closed = closedIn(seen, (parent) => editor.refusalOf(dragging.dragged, parent));
  return seen.map(({ place: { parent, index }, line }) => (
    <Line
      key={`${parent ?? ''} ${String(index)}`}
      kind={closed.has(parent) ? 'closed' : 'place'}
      rect={line}
      {...{ view, scale }}
    />
  ));
}

/** Returns the containers that refuse the dragged blocks. */
function closedIn(
  places: readonly DropPlace[],
  refusalIn: (parent: string | null) => string | undefined,
): ReadonlySet<string | null> {
  const parents = new Set(places.map(({ place: { parent } }) => parent));
  return new Set([...parents].filter((parent) => refusalIn(parent) !== undefined));
}

interface LineProps {
  readonly kind: 'empty' | 'place' | 'closed' | 'over' | 'refused';
  readonly rect: Rect;
  readonly view: FrameView;
  readonly scale: number;
  readonly children?: ReactNode;
}

function Line({ kind, rect, view, scale, children }: LineProps) {
  const style = {
    left: (rect.x - view.scrollX) * scale,
    top: (rect.y - view.scrollY) * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  };
  return (
    <div className={css('line', kind)} style={style}>
      {children}
    </div>
  );
}
