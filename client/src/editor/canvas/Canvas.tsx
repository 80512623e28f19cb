import type { BlockRect } from '@selvedge/shared/connect/protocol';
import { Suspense, useState, type MouseEvent, type PointerEvent } from 'react';

import styles from './Canvas.module.css';
import { blocksAt } from '../../connect/frame/hit-target.js';
import { DropZones } from './DropZones.js';
import { followResize } from './follow-resize.js';
import type { BlockActions } from './SelectionTools.js';
import { Overlay } from './Overlay.js';
import { HiddenBlockVeils } from './Veils.js';
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
  readonly url: string;
  /** Width of the previewed device in pixels. */
  readonly width: number;
  readonly zoom: Zoom;
  readonly people: readonly Person[];
  readonly dragging: Dragging | undefined;
  readonly isWriting: boolean;
  readonly mayComment: boolean;
  readonly session: PageSession;
  /** The point selects the text under it. */
  readonly onEditText: (uuid: string, point?: PagePoint) => void;
  /** Whether a block shows an editable text. */
  readonly canWrite: (uuid: string) => boolean;
  /** Starts a comment on the selected block. */
  readonly onComment: () => void;
  /** Opens the palette to add a block after the selected one. */
  readonly onAdd: () => void;
  /** Copies the selection. */
  readonly onCopy: () => void;
  /** Saves a block for later. */
  readonly onKeep: (uuid: string) => void;
  /** Null once the pointer has left the page. */
  readonly onPoint: (pointer: Pointer | null) => void;
  /** Starts a drag of the given blocks. */
  readonly onGrab: (uuids: readonly string[], event: PointerEvent) => void;
}

/** The shop page in a frame, under an overlay that handles all pointer events (EDT-002). */
export function Canvas(props: CanvasProps) {
  const { canvas, url, width, zoom } = props;
  const { frame } = canvas;
  const { stage, scale, left, height } = useFit(width, zoom === 'fit' ? undefined : zoom);
  return (
    <div className={styles['stage']} ref={stage} aria-busy={!canvas.isReady}>
      <iframe
        ref={frame}
        className={styles['frame']}
        title="Page preview"
        translate="no"
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

/** Overlay that takes pointer events, except while a text is being edited. */
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

/** A click outside all blocks clears the selection, unless a modifier key extends it. */
function choose(editor: PageEditor, uuid: string | null, way: Way): void {
  if (uuid !== null) editor.choose(uuid, way);
  else if (way === 'alone') editor.select(null);
}

function Marks({ hovered, ...props }: CoverProps & { readonly hovered: string | null }) {
  const { editor, canvas, scale, people, session, dragging, mayComment } = props;
  const { chosen, find } = editor;
  const { rects, view } = canvas;
  return (
    <>
      <HiddenBlockVeils {...{ editor, canvas, scale }} />
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

/** Pointer position relative to the block, so that it fits any screen size. */
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

/** Actions that the user is allowed to perform. */
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
    // The button would cover the end of the text.
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
