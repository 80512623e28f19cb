/** Whether somebody writes there, or answers a question: keys and clipboard are theirs. */
export function isTyping(target: EventTarget | null): boolean {
  return isWithin(target, 'input, textarea, select, [contenteditable], [role$=dialog]');
}

/** Whether an element of the screen, or what stands around it, is one of these. */
export function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
