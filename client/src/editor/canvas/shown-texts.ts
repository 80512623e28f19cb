import { previewId } from '@selvedge/shared/connect/preview-ids';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';

import { plainTextsOf, type PlainText } from './plain-texts.js';

/** A point of the page as it is seen, in pixels of its window. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

/** Words that stand on the page, in an element that holds nothing else. */
export interface ShownText {
  readonly element: HTMLElement;
  readonly source: PlainText;
}

export function cellOf(page: Document, uuid: string): HTMLElement | null {
  return page.getElementById(`b-${String(previewId(uuid))}`);
}

/** The plain words of a block that are seen on the page; of words that are said twice each in its place. */
export function shownTexts(page: Document, uuid: string, block: WireBlock): readonly ShownText[] {
  const cell = cellOf(page, uuid);
  const free = cell === null ? [] : leavesOf(cell);
  return plainTextsOf(block).flatMap((source) => {
    const text = source.text.trim();
    const at = text === '' ? -1 : free.findIndex(({ textContent }) => textContent.trim() === text);
    return at < 0 ? [] : free.splice(at, 1).map((element) => ({ element, source }));
  });
}

/** Those under a point, or the first of all. */
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

/** Elements of a block itself, not of those in it, that hold words alone and are seen. */
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
