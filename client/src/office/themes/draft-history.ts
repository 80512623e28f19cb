import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import type { ThemeKey } from '@selvedge/shared/themes/keys';
import type { ThemeValues } from '@selvedge/shared/themes/theme';

/** Name of the parent theme, and the values that override it. */
export interface Draft {
  readonly name: string;
  readonly values: ThemeValues;
}

/** Undo history of this session. */
export interface DraftHistory {
  readonly past: readonly Draft[];
  readonly present: Draft;
  readonly future: readonly Draft[];
  /**
   * Key that is being changed; consecutive changes of it, such as dragging a colour, form one step.
   */
  readonly moving: ThemeKey | null;
}

export type DraftAction =
  | { readonly type: 'change'; readonly key: ThemeKey; readonly value: string }
  | { readonly type: 'reset'; readonly key: ThemeKey }
  | { readonly type: 'choose'; readonly name: string }
  | { readonly type: 'replace'; readonly draft: Draft }
  | { readonly type: 'settle' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Maximum number of undo steps. */
const longest = 200;

export function startHistory(present: Draft): DraftHistory {
  return { past: [], present, future: [], moving: null };
}

export function stepHistory(history: DraftHistory, action: DraftAction): DraftHistory {
  switch (action.type) {
    case 'change':
      return changed(history, action);
    case 'reset':
      return pushed(history, without(history.present, action.key));
    case 'choose':
      return pushed(history, { name: action.name, values: {} });
    case 'replace':
      return pushed(history, action.draft);
    case 'settle':
      return history.moving === null ? history : { ...history, moving: null };
    case 'undo':
      return undone(history);
    case 'redo':
      return redone(history);
  }
}

function changed(
  history: DraftHistory,
  { key, value }: { readonly key: ThemeKey; readonly value: string },
): DraftHistory {
  const { name, values } = history.present;
  if (values[key] === value) return history;
  const present = { name, values: { ...values, [key]: value } };
  const goesOn = history.moving === key;
  return goesOn
    ? { ...history, present, future: [] }
    : { ...pushed(history, present), moving: key };
}

function pushed(history: DraftHistory, present: Draft): DraftHistory {
  if (isJsonEqual(present, history.present)) return { ...history, moving: null };
  const past = [...history.past, history.present].slice(-longest);
  return { past, present, future: [], moving: null };
}

function undone(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], moving: null };
}

function redone(history: DraftHistory): DraftHistory {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: later, moving: null };
}

function without({ name, values }: Draft, key: ThemeKey): Draft {
  const rest = Object.entries(values).filter(([one]) => one !== key);
  return { name, values: Object.fromEntries(rest) };
}
