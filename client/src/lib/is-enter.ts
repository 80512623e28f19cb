/** Keyboard event of the browser or of React. */
interface KeyPress {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing?: boolean };
}

/** Safari reports the key that ends a composition after `compositionend`, with this code. */
const composingKeyCode = 229;

/** Whether the key belongs to an input method, for example to confirm or cancel a word. */
export function isComposing({ keyCode, isComposing: own, nativeEvent }: KeyPress): boolean {
  return (nativeEvent?.isComposing ?? own) === true || keyCode === composingKeyCode;
}

/** Whether the key is an Enter that acts on the field, and not on an input method. */
export function isEnter(event: KeyPress): boolean {
  return event.key === 'Enter' && !isComposing(event);
}

/**
 * Whether the key ends editing a text: Escape, or Enter in a single line. Both belong to an input
 * method while it composes.
 */
export function endsEditing(event: KeyPress, isSingleLine: boolean): boolean {
  if (isComposing(event)) return false;
  return event.key === 'Escape' || (isSingleLine && event.key === 'Enter');
}
