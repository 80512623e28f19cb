type Attributes = Readonly<Record<string, string | boolean | ((event: Event) => void)>>;
type Child = Node | string;

/**
 * Creates an element: `onclick` and the like are listeners, true sets an attribute without value.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else if (typeof value === 'string') made.setAttribute(key, value);
    else made.toggleAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** A button with a text or a symbol; pass `aria-label` for a symbol. */
export function button(
  text: Child,
  press: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  return element('button', { type: 'button', onclick: press, ...attributes }, text);
}

/** Replaces the children and keeps the focus on the element with the same `data-key`. */
export function replaceKeepingFocus(parent: HTMLElement, ...children: readonly Child[]): void {
  const held = document.activeElement;
  const key =
    held instanceof HTMLElement && parent.contains(held) ? held.dataset['key'] : undefined;
  parent.replaceChildren(...children);
  const again = [...parent.querySelectorAll<HTMLElement>('[data-key]')];
  if (key !== undefined) again.find((one) => one.dataset['key'] === key)?.focus();
}
