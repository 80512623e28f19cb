import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/** LAY-028, in milliseconds. */
const closeDelay = 200;

interface Open {
  readonly index: number;
  /** By a click: it stays when the pointer leaves. */
  readonly pinned: boolean;
}

const never = (): (() => void) => () => undefined;

/** Where the pointer rests or the keyboard has got to; a finger leaves no trace that would count. */
function entryInUse(entries: HTMLElement): number {
  const hovers = window.matchMedia('(hover: hover)').matches;
  return [...entries.children].findIndex(
    (entry) => (hovers && entry.matches(':hover')) || entry.matches(':has(:focus-visible)'),
  );
}

/**
 * Which of the menu's panels is open. Until the page's program runs the styles alone open them, under
 * the pointer and around the focus; `entries`, the ref of the list, hands over what they have opened.
 */
export function useSubmenu() {
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [open, setOpen] = useState<Open | null>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEscape(open !== null, () => setOpen(null));
  useEffect(() => () => clearTimeout(closing.current), []);
  const entries = useCallback((list: HTMLElement | null) => {
    const index = list === null ? -1 : entryInUse(list);
    if (index >= 0) setOpen({ index, pinned: false });
  }, []);

  const show = (index: number, pinned: boolean): void => {
    clearTimeout(closing.current);
    setOpen({ index, pinned });
  };
  const entry = (index: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') show(index, open?.index === index && open.pinned);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || open?.pinned === true) return;
      closing.current = setTimeout(() => setOpen(null), closeDelay);
    },
    // Not for a finger or a mouse, whose press on the button follows and would close it again.
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible') && open?.index !== index) show(index, false);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setOpen(null);
    },
  });
  /** Keys close what is open; a mouse, which opened it by coming near, first pins it. */
  const press =
    (index: number) =>
    ({ detail }: MouseEvent): void => {
      const closes = open?.index === index && (open.pinned || detail === 0);
      if (closes) setOpen(null);
      else show(index, true);
    };
  return { isScripted, entries, isOpen: (index: number) => open?.index === index, entry, press };
}

function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
