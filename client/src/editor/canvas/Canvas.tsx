import type { BlockRect } from '@selvedge/shared/connect/protocol';
import { Suspense, useState, type MouseEvent, type PointerEvent } from 'react';

import styles from './Canvas.module.css';
import { blocksAt } from '../../connect/frame/hit-target.js';
import { DropZones } from './DropZones.js';
import { followResize } from './follow-resize.js';
import type { BlockActions } from './ChosenTools.js';
import { Overlay } from './Overlay.js';
import { Veils } from './Veils.js';
import { useFingerScroll } from './useFingerScroll.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { Dragging } from './useDropping.js';
import type { PagePoint } from './shown-texts.js';
import type { PageSession } from '../../connect/sdk/page-session.js';
import { titleOfBlock } from '../session/block-titles.js';
import type { Person, Pointer } from '../session/presence.js';
import { wayOf, type Way } from '../session/choosing.js';
import type { PageEditor } from '../session/usePageEditor.js';
import type { Zoom } from './zoom.js';
import { useFit } from '../../ui/office/useFit.js';
import { later } from '../../ui/office/later.js';

const RemoteCarets = later(async () => (await import('./RemoteCarets.js')).RemoteCarets);

interface CanvasProps {
  readonly editor: PageEditor;
  readonly canvas: CanvasFrame;
  /** The path of the page. */
  readonly url: string;
  /** In pixels: of the device that the page is seen on. */
  readonly width: number;
  readonly zoom: Zoom;
  readonly people: readonly Person[];
  readonly dragging: Dragging | undefined;
  readonly isWriting: boolean;
  readonly mayComment: boolean;
  readonly session: PageSession;
  /** Those at a point of the page's window, where one is given. */
  readonly onEditText: (uuid: string, point?: PagePoint) => void;
  /** Whether a block shows words that can be written. */
  readonly canWrite: (uuid: string) => boolean;
  /** On the chosen block. */
  readonly onComment: () => void;
  /** Looks for what is to stand behind it. */
  readonly onAdd: () => void;
  /** What is chosen, to be pasted. */
  readonly onCopy: () => void;
  /** Keeps a block for later. */
  readonly onKeep: (uuid: string) => void;
  /** Null where the pointer left the page. */
  readonly onPoint: (pointer: Pointer | null) => void;
  /** Follows blocks that were grabbed, over the page. */
  readonly onGrab: (uuids: readonly string[], event: PointerEvent) => void;
}

/** EDT-002: the shop's own page, over which all that a pointer does is the editor's. */
export function Canvas(props: CanvasProps) {
  const { canvas, url, width, zoom } = props;
  const { frame } = canvas;
  const { stage, scale, left, height } = useFit(width, zoom === 'fit' ? undefined : zoom);
  return (
    <div className={styles['stage']} ref={stage} aria-busy={!canvas.isReady}>
      <iframe
        ref={frame}
        className={styles['frame']}
        title="The page as shoppers see it"
        src={`${url}?mode=preview`}
        tabIndex={-1}
        onLoad={canvas.arrival.onLoad}
        style={{ left, width, height, transform: `scale(${String(scale)})` }}
      />
      <Cover
        {...props}
        place={{ left, width: width * scale, height: height * scale }}
        scale={scale}
      />
    </div>
  );
}

interface CoverProps extends CanvasProps {
  readonly place: { readonly left: number; readonly width: number; readonly height: number };
  readonly scale: number;
}

/** What lies over the page and takes the pointer; it lets it through to words that are being written. */
function Cover(props: CoverProps) {
  const { editor, canvas, isWriting, place, scale, ...on } = props;
  const { rects, view, channel } = canvas;
  const [hovered, setHovered] = useState<string | null>(null);
  const finger = useFingerScroll(canvas, scale);
  const pageAt = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    return {
      x: (clientX - left) / scale + view.scrollX,
      y: (clientY - top) / scale + view.scrollY,
    };
  };
  const under = (event: MouseEvent): string | null => {
    const { x, y } = pageAt(event);
    return blocksAt(rects, { x, y }, editor.module)[0] ?? null;
  };
  return (
    <div
      className={styles['cover']}
      data-open={isWriting}
      style={place}
      onPointerDown={finger.begin}
      onPointerMove={(event) => {
        finger.move(event);
        const block = under(event);
        setHovered(block);
        on.onPoint(pointerOn(block, rects, pageAt(event)));
      }}
      onPointerLeave={() => {
        setHovered(null);
        on.onPoint(null);
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) choose(editor, under(event), wayOf(event, 'too'));
      }}
      onDoubleClick={(event) => {
        const uuid = under(event);
        const { x, y } = pageAt(event);
        if (uuid !== null) on.onEditText(uuid, { x: x - view.scrollX, y: y - view.scrollY });
      }}
      onWheel={({ deltaX, deltaY }) => {
        channel?.send('scrollBy', { x: deltaX / scale, y: deltaY / scale });
      }}
    >
      <Marks {...props} hovered={hovered} />
    </div>
  );
}

/** Beside all blocks a click chooses none; not so one that was to choose one more. */
function choose(editor: PageEditor, uuid: string | null, way: Way): void {
  if (uuid !== null) editor.choose(uuid, way);
  else if (way === 'alone') editor.select(null);
}

/** What is drawn over the page. */
function Marks({ hovered, ...props }: CoverProps & { readonly hovered: string | null }) {
  const { editor, canvas, scale, people, session, dragging, mayComment } = props;
  const { chosen, find } = editor;
  const { rects, view } = canvas;
  return (
    <>
      <Veils {...{ editor, canvas, scale }} />
      <Overlay
        {...{ rects, view, scale, hovered, chosen, people }}
        titleOf={(uuid) => titleOfBlock(find(uuid))}
        actions={actionsOf({ editor, canvas, scale, mayComment, on: props })}
      />
      <Suspense>
        {people.length > 0 && <RemoteCarets {...{ session, people, canvas, scale }} />}
      </Suspense>
      {editor.mayEdit && <DropZones {...{ editor, canvas, scale, dragging }} />}
    </>
  );
}

/** As others are told it, whatever device they see the page on. */
function pointerOn(
  block: string | null,
  rects: readonly BlockRect[],
  at: { readonly x: number; readonly y: number },
): Pointer | null {
  const rect = rects.find(({ id }) => id === block)?.rect;
  if (block === null || rect === undefined) return null;
  const share = (along: number, whole: number): number =>
    whole === 0 ? 0 : Math.min(1, Math.max(0, along / whole));
  return { block, x: share(at.x - rect.x, rect.width), y: share(at.y - rect.y, rect.height) };
}

interface Acting extends Pick<CoverProps, 'editor' | 'canvas' | 'scale' | 'mayComment'> {
  readonly on: Pick<
    CoverProps,
    'isWriting' | 'onAdd' | 'onEditText' | 'canWrite' | 'onComment' | 'onCopy' | 'onKeep' | 'onGrab'
  >;
}

/** Only those that somebody may take. */
function actionsOf(acting: Acting): BlockActions | undefined {
  const { editor, mayComment, on } = acting;
  const { selected, chosen, mayEdit } = editor;
  if (selected === null) return undefined;
  if (chosen.length > 1) return mayEdit ? changesOfSeveral(acting) : {};
  const onComment = mayComment ? on.onComment : undefined;
  return { onComment, ...(mayEdit && changesOf(selected, acting)) };
}

function changesOfSeveral({ editor, on }: Acting): BlockActions {
  return {
    onDuplicate: editor.duplicate,
    onCopy: on.onCopy,
    onRemove: editor.remove,
    onGrab: (event) => {
      on.onGrab(editor.chosen, event);
    },
  };
}

function changesOf(selected: string, acting: Acting): BlockActions {
  const { editor, canvas, scale, on } = acting;
  const { rects } = canvas;
  const begin = (): void => {
    on.onEditText(selected);
  };
  return {
    onEditText: on.canWrite(selected) ? begin : undefined,
    ...changesOfSeveral(acting),
    // It would lie on the last of the words.
    ...(!on.isWriting && { onAdd: on.onAdd }),
    onKeep: () => {
      on.onKeep(selected);
    },
    onResize: (event) => {
      const rect = rects.find(({ id }) => id === selected)?.rect;
      if (rect !== undefined) followResize(event, { editor, selected, width: rect.width * scale });
    },
  };
}
