import { previewId } from '@selvedge/shared/connect/preview-ids';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';

import { plainTextsOf, type PlainText } from './plain-texts.js';

/** Point in the viewport of the page, in pixels. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** Text on the page, in an element that contains nothing else. */
export interface ShownText {
  readonly element: HTMLElement;
  readonly source: PlainText;
}

export function cellOf(page: Document, uuid: string): HTMLElement | null {
  return page.getElementById(`b-${String(previewId(uuid))}`);
}

/**
 * Finds the elements that show the plain texts of a block. Equal texts are matched in document
 * order.
 */
export function shownTexts(page: Document, uuid: string, block: WireBlock): readonly ShownText[] {
  const cell = cellOf(page, uuid);
  const free = cell === null ? [] : leavesOf(cell);
  return plainTextsOf(block).flatMap((source) => {
    const text = source.text.trim();
    const at = text === '' ? -1 : free.findIndex(({ textContent }) => textContent.trim() === text);
    return at < 0 ? [] : free.splice(at, 1).map((element) => ({ element, source }));
  });
}

/** Returns the text under the point, or the first one. */
export function textAt(
  shown: readonly ShownText[],
  point: PagePoint | undefined,
): ShownText | undefined {
  const under = point && shown.find(({ element }) => isAt(element, point));
  return under ?? shown[0];
}

export function isAt(element: Element, { x, y }: PagePoint): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x < right && y >= top && y < bottom;
}

/** Visible text elements of the block itself, without those of nested blocks. */
function leavesOf(cell: HTMLElement): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.childElementCount === 0 &&
      element.namespaceURI === cell.namespaceURI &&
      element.closest('[id^="b-"]') === cell &&
      element.closest('[data-words]') === null &&
      element.getClientRects().length > 0,
  );
}
