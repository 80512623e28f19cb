import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
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
/** Steps of the arrow keys through an entry and its panel. */
const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

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
 * Arrow keys move through the links of an entry. Escape, which closes the panel, takes the focus
 * out of it to its button, the second stop.
 */
function moveFocus(event: KeyboardEvent): void {
  const { key, currentTarget, target } = event;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = stops.findIndex((stop) => stop === target);
  const step = STEPS.get(key);
  if (key === 'Escape') stops[Math.min(at, 1)]?.focus();
  if (step === undefined) return;
  event.preventDefault();
  stops[at + step]?.focus();
}

/** The open panel, and a timer for its next change. */
function useOpenPanel() {
  const [open, setOpen] = useState<Open | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => cancel, [cancel]);
  const show = useCallback(
    (next: Open | null) => {
      cancel();
      setOpen(next);
    },
    [cancel],
  );
  const later = (next: Open | null, delay: number): void => {
    cancel();
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  return { open, show, later, cancel };
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
  const { open, show, later, cancel } = useOpenPanel();
  const menu = useRef<HTMLElement>(null);
  const isInside = (target: Node): boolean => menu.current?.contains(target) === true;
  useDismissal(open !== null, isInside, () => show(null));
  const entries = useCallback(
    (list: HTMLElement | null) => {
      menu.current = list;
      const index = list === null ? -1 : entryInUse(list);
      if (index >= 0) show({ index, pinned: false });
    },
    [show],
  );

  const entry = (index: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (open === null || open.index === index) show({ index, pinned: open?.pinned === true });
      else later({ index, pinned: false }, switchDelay);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      if (open?.pinned === true) cancel();
      else later(null, closeDelay);
    },
    // Only for keyboard focus: a press by mouse or finger also focuses, and its click would close
    // the panel again.
    onFocus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible') && open?.index !== index) show({ index, pinned: false });
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) show(null);
    },
    onKeyDown: moveFocus,
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

/** Closes the open panel by Escape, and by a press elsewhere: on tablets it moves no focus. */
function useDismissal(
  isOpen: boolean,
  isInside: (target: Node) => boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = ({ key }: globalThis.KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    const onPress = ({ target }: Event): void => {
      if (target instanceof Node && !isInside(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  });
}
