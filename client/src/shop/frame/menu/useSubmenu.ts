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

/** Delay before closing, in milliseconds (LAY-028). */
const closeDelay = 200;
/**
 * Delay before the pointer opens another panel, in milliseconds: on its way into the open one it
 * may cross other entries.
 */
const switchDelay = 100;

interface Open {
  readonly index: number;
  /** Whether a click opened the panel, so that it stays open when the pointer leaves. */
  readonly pinned: boolean;
}

const never = (): (() => void) => () => undefined;

/** Index of the entry under the pointer or with the focus; touch leaves no hover state. */
function entryInUse(entries: HTMLElement): number {
  const hovers = window.matchMedia('(hover: hover)').matches;
  return [...entries.children].findIndex(
    (entry) => (hovers && entry.matches(':hover')) || entry.matches(':has(:focus-visible)'),
  );
}

/**
 * Tracks the open panel of the menu. Until the script runs, CSS opens panels on hover and focus;
 * the ref `entries` takes over that state.
 */
export function useSubmenu() {
  const isScripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [open, setOpen] = useState<Open | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const entries = useCallback((list: HTMLElement | null) => {
    const index = list === null ? -1 : entryInUse(list);
    if (index >= 0) setOpen({ index, pinned: false });
  }, []);

  /** Immediately, or after a delay unless another change comes first. */
  const show = (next: Open | null, delay = 0): void => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = setTimeout(setOpen, delay, next);
  };
  usePanelKeys(open !== null);
  const entry = (index: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (open?.index === index) show(open);
      else show({ index, pinned: false }, open === null ? 0 : switchDelay);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') show(open?.pinned === true ? open : null, closeDelay);
    },
    // Only for keyboard focus: a press by mouse or finger also focuses, and its click would close
    // the panel again.
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible') && open?.index !== index) show({ index, pinned: false });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) show(null);
    },
  });
  /** Keys toggle the panel; the mouse already opened it by hovering, so the first click pins it. */
  const press =
    (index: number) =>
    ({ detail }: MouseEvent): void => {
      const closes = open?.index === index && (open.pinned || detail === 0);
      show(closes ? null : { index, pinned: true });
    };
  return { isScripted, entries, isOpen: (index: number) => open?.index === index, entry, press };
}

/** Handles keys while a panel is open, including one pressed before their program has loaded. */
function usePanelKeys(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let early: KeyboardEvent | undefined;
    // The next panel replaces it.
    document.onkeydown = (event) => {
      early = event;
    };
    void import('./menu-keys.js').then(({ onKey }) => onKey(early));
  }, [isOpen]);
}
