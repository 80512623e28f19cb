/** Reads an inline style without the CSSOM, which drops the properties of word processors. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const parts = (element.getAttribute('style') ?? '').split(';');
  return new Map(
    parts.flatMap((part): (readonly [string, string])[] => {
      const at = part.indexOf(':');
      if (at === -1) return [];
      return [
        [
          part.slice(0, at).trim().toLowerCase(),
          part
            .slice(at + 1)
            .trim()
            .toLowerCase(),
        ],
      ];
    }),
  );
}

/** Replaces an element by its content. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Replaces an element by one of another name with the same content. */
export function renamed(element: Element, name: string): Element {
  const made = element.ownerDocument.createElement(name);
  const style = element.getAttribute('style');
  if (style !== null) made.setAttribute('style', style);
  made.append(...element.childNodes);
  element.replaceWith(made);
  return made;
}

/** Text of an element without spaces at both ends. */
export function trimmedText(element: Element): string {
  return element.textContent.trim();
}
