import { previewId } from '@selvedge/shared/connect/preview-ids';
import { useEffect, useState } from 'react';

import styles from './RemoteCarets.module.css';
import { textPlaceOf, type TextPlace } from './text-place.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { Person } from '../session/presence.js';
import type { PageSession } from '../../connect/sdk/page-session.js';

interface CaretsProps {
  readonly session: PageSession;
  readonly people: readonly Person[];
  readonly canvas: CanvasFrame;
  readonly scale: number;
}

interface ShownCaret {
  readonly person: Person;
  readonly caret: DOMRect;
  readonly marked: readonly DOMRect[];
}

/** Carets of other users in texts that are not being edited here. */
export function RemoteCarets({ session, people, canvas, scale }: CaretsProps) {
  const [shown, setShown] = useState<readonly ShownCaret[]>([]);
  const { frame, rects, view } = canvas;
  useEffect(() => {
    // Waits until the page shows the latest text.
    const next = requestAnimationFrame(() => {
      const page = frame.current?.contentDocument;
      if (page) setShown(people.flatMap((person) => caretOf(session, page, person) ?? []));
    });
    return () => {
      cancelAnimationFrame(next);
    };
  }, [session, people, frame, rects, view]);
  return shown.map(({ person, caret, marked }) => (
    <div key={person.client} style={{ color: person.colour }}>
      {marked.map(({ x, y, width, height }) => (
        <span
          key={`${String(x)} ${String(y)}`}
          className={styles['marked']}
          style={placeOf({ x, y, width, height }, scale)}
        />
      ))}
      <span
        className={styles['caret']}
        style={placeOf({ x: caret.x, y: caret.y, height: caret.height }, scale)}
      >
        <span className={styles['name']} style={{ background: person.colour }}>
          {person.name}
        </span>
      </span>
    </div>
  ));
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height: number;
}

function placeOf({ x, y, width, height }: Box, scale: number) {
  const place = { left: x * scale, top: y * scale, height: height * scale };
  return width === undefined ? place : { ...place, width: width * scale };
}

function caretOf(session: PageSession, page: Document, person: Person): ShownCaret | undefined {
  const { selected, caret } = person;
  const place =
    selected === null || caret === null ? undefined : textPlaceOf(session.doc, selected, caret);
  const textElement = page
    .getElementById(`b-${String(selected === null ? '' : previewId(selected))}`)
    ?.querySelector<HTMLElement>('[data-words]');
  // While a text is edited here, the original is hidden and the text editor shows remote carets.
  if (place === undefined || !textElement || textElement.style.display === 'none') return undefined;
  return { person, ...rectsOf(textElement, place) };
}

function rectsOf(
  textElement: HTMLElement,
  { anchor, head }: TextPlace,
): Omit<ShownCaret, 'person'> {
  const page = textElement.ownerDocument;
  const caret = page.createRange();
  setEnd(caret, textElement, head);
  caret.collapse(false);
  const [at = textElement.getBoundingClientRect()] = caret.getClientRects();
  if (anchor === head) return { caret: at, marked: [] };
  const range = page.createRange();
  const [from, to] = [Math.min(anchor, head), Math.max(anchor, head)];
  setEnd(range, textElement, from);
  range.collapse(false);
  setEnd(range, textElement, to);
  return { caret: at, marked: [...range.getClientRects()] };
}

/**
 * Ends the range after the given number of characters; an end before the start collapses the range.
 */
function setEnd(range: Range, textElement: HTMLElement, characters: number): void {
  const walker = textElement.ownerDocument.createTreeWalker(textElement, NodeFilter.SHOW_TEXT);
  let left = characters;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (left <= length) {
      range.setEnd(node, left);
      return;
    }
    left -= length;
  }
  range.selectNodeContents(textElement);
}
