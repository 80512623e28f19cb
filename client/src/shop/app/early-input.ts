import type { EarlyField, Field } from '../../lib/early-fields.js';

/**
 * Handles what the visitor did before the script ran: repeats the events of changed fields and the
 * clicks that the loader recorded. Fields that hydration replaced get their values back.
 */
export function handleEarlyInput(root: Element, early: readonly EarlyField[]): void {
  for (const { field, value } of early) {
    const current = field.isConnected ? field : counterpartOf(field, root);
    if (current !== undefined && current.type !== 'file') restore(current, field, value);
  }
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-early]')) {
    delete button.dataset['early'];
    // Simulates a mouse: after a keyboard click, the main menu would close a panel that hovering
    // has opened.
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  }
}

/** Returns the field of the same name and position, if React rendered the page again. */
function counterpartOf(field: Field, root: Element): Field | undefined {
  if (field.name === '') return undefined;
  const same = [...root.querySelectorAll<Field>(`[name="${CSS.escape(field.name)}"]`)];
  return same.find((one) => one.id === field.id && isSameChoice(one, field));
}

/** Radio buttons share a name and often have no id. */
const isSameChoice = (one: Field, other: Field): boolean =>
  !(one instanceof HTMLInputElement && one.type === 'radio') || one.value === other.value;

function restore(current: Field, field: Field, value: string): void {
  if (current instanceof HTMLSelectElement) restoreSelect(current, field.value);
  else if (isTick(current)) restoreTick(current, isTick(field) && field.checked);
  else restoreText(current, field.value === current.defaultValue ? value : field.value);
}

const isTick = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function restoreSelect(select: HTMLSelectElement, value: string): void {
  const options = [...select.options];
  const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (value === initial?.value) return;
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Restores a tick by a click, because React listens to clicks. Before it, the tick of the server's
 * markup is restored.
 */
function restoreTick(current: HTMLInputElement, checked: boolean): void {
  const isUnchanged = checked === current.defaultChecked;
  // A click on the other radio button of the group restores this one too.
  if (isUnchanged || (current.type === 'radio' && !checked)) return;
  current.checked = !checked;
  current.click();
}

function restoreText(current: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (value === current.defaultValue) return;
  const isFocused = document.activeElement === current;
  // The next key in the field has the same effect, and keeps the caret.
  if (isFocused && current.value === value) return;
  current.value = current.defaultValue;
  setNatively(current, value);
  current.dispatchEvent(new Event('input', { bubbles: true }));
  if (!isFocused) current.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * Sets the value by the native setter: React overrides `value` of each field, and ignores an event
 * if its own setter was used.
 */
function setNatively(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
