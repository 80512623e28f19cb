import { useCallback, useEffect, useRef, useState } from 'react';

import type { TextEditing } from './text-editor.js';
import type { CanvasFrame } from './useCanvasFrame.js';
import type { OpenPage } from '../session/useOpening.js';
import { rightsIn } from '../session/useRights.js';

/** The one rich text property that blocks have. */
const property = 'html';

/** A text that is being written right on the page, until a press beside it or Escape. */
export function useTextEditing({ session, editing }: OpenPage, { frame, channel }: CanvasFrame) {
  const [current, setCurrent] = useState<TextEditing>();
  const held = useRef<TextEditing>(undefined);
  const end = useCallback(() => {
    held.current?.end();
    held.current = undefined;
    setCurrent(undefined);
    channel?.tell('text:edit', null);
  }, [channel]);
  const begin = async (uuid: string): Promise<void> => {
    end();
    if (!rightsIn(session.current().scopes).edits) return;
    // Most of the editor's weight: nobody waits for it who writes no text.
    const { editText } = await import('./text-editor.js');
    const document = frame.current?.contentDocument;
    if (!document) return;
    channel?.tell('text:edit', { id: uuid, property });
    const text = editText({ document, uuid, property }, { session, undo: editing.undo });
    if (text === undefined) return;
    held.current = text;
    setCurrent(text);
  };
  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (current === undefined || !page) return undefined;
    const own = current.editor.view.dom;
    const press = (event: Event): void => {
      // A node of another window is no instance of this one's classes.
      if (own.contains(event.target as Node)) return;
      event.preventDefault();
      end();
    };
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') end();
    };
    page.addEventListener('pointerdown', press, { capture: true });
    page.addEventListener('keydown', leave);
    return () => {
      page.removeEventListener('pointerdown', press, { capture: true });
      page.removeEventListener('keydown', leave);
    };
  }, [current, frame, end]);
  useEffect(
    () =>
      session.subscribe(() => {
        if (held.current && !rightsIn(session.current().scopes).edits) end();
      }),
    [session, end],
  );
  useEffect(() => () => held.current?.end(), []);
  return { editing: current, begin: (uuid: string) => void begin(uuid), end };
}
