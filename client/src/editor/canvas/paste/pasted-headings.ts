import { renamed } from './pasted-style.js';

const all = 'h1, h2, h3, h4, h5, h6';

/**
 * Moves pasted headings down by one level, because the main heading belongs to the page. On a page
 * without one, the first pasted `h1` stays, and only a second one moves down with its sections.
 */
export function lowerHeadings(root: Element, hasMainHeading: boolean): void {
  const headings = [...root.querySelectorAll(all)];
  const mains = headings.filter(({ localName }) => localName === 'h1');
  const first = mains[hasMainHeading ? 0 : 1];
  if (first === undefined) return;
  const from = hasMainHeading ? 0 : headings.indexOf(first);
  for (const heading of headings.slice(from)) {
    const level = Math.min(Number(heading.localName.slice(1)) + 1, 6);
    const { attributes } = heading;
    const lower = renamed(heading, `h${String(level)}`);
    // Text of the editor itself is marked by an attribute.
    for (const { name, value } of attributes) lower.setAttribute(name, value);
  }
}
