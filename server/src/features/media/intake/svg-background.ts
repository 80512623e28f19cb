import type { Element } from '@xmldom/xmldom';

import { refuse } from './svg-features.js';

/** Factor of the drawing's size by which the background extends it on each side. */
const margin = 10;
const plainColour = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/+-]{1,60}\))$/i;

/**
 * Adds a rectangle for the CSS background of the root, which browsers show and librsvg does not.
 * Throws DrawingNotSupported for anything but a plain colour.
 */
export function addBackground(root: Element, copy: Element): void {
  const colour = backgroundOf(root.getAttribute('style') ?? '');
  if (/^(?:|none|transparent|initial|unset|inherit)$/i.test(colour)) return;
  if (!plainColour.test(colour)) throw refuse.css('a CSS background');
  const rect = copy.ownerDocument?.createElementNS(copy.namespaceURI, 'rect');
  if (rect === undefined) return;
  // The visible area can be wider or higher than the box.
  const [x = 0, y = 0, width = 0, height = 0] = boxOf(root);
  rect.setAttribute('x', String(x - margin * width));
  rect.setAttribute('y', String(y - margin * height));
  rect.setAttribute('width', String((2 * margin + 1) * width));
  rect.setAttribute('height', String((2 * margin + 1) * height));
  rect.setAttribute('style', `fill:${colour}!important;stroke:none!important`);
  copy.insertBefore(rect, copy.firstChild);
}

function backgroundOf(style: string): string {
  const [, value = ''] = /(?:^|;)\s*background(?:-color)?\s*:([^;]{1,500})/i.exec(style) ?? [];
  return value.replace(/!important/i, '').trim();
}

function boxOf(root: Element): readonly number[] {
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box.length === 4 && box.every(Number.isFinite)) return box;
  const side = (name: string): number => Number.parseFloat(root.getAttribute(name) ?? '') || 1_000;
  return [0, 0, 4 * side('width'), 4 * side('height')];
}
