/** Whether the target is a text field or inside a dialog: keys and clipboard belong to it. */
export function isTyping(target: EventTarget | null): boolean {
  return isWithin(target, 'input, textarea, select, [contenteditable], [role$=dialog]');
}

/** Whether an element or one of its ancestors matches. */
export function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
