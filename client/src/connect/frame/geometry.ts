import type { BlockRect, FrameView } from '@selvedge/shared/connect/protocol';

/** Rectangles of all blocks; `nameOf` maps a cell's number to the block's uuid. */
export function blockRects(nameOf: (id: number) => string | undefined): readonly BlockRect[] {
  const cells = document.querySelectorAll<HTMLElement>('[id^="b-"]');
  const scrolled = scrolledBy();
  return [...cells].flatMap((cell) => {
    const id = nameOf(Number(cell.id.slice(2)));
    return id === undefined ? [] : [{ id, rect: rectOf(cell, scrolled) }];
  });
}

export function currentView(): FrameView {
  const { scrollWidth: _, clientWidth, clientHeight, scrollHeight } = document.documentElement;
  return { scrollX, scrollY, width: clientWidth, height: clientHeight, pageHeight: scrollHeight };
}

/** Rectangle in pixels from the upper left corner of the page. */
export function rectOf(element: HTMLElement, scrolled = scrolledBy()) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + scrolled.x, y: y + scrolled.y, width, height };
}

/** Read once for all blocks: each read may force a layout. */
const scrolledBy = () => ({ x: scrollX, y: scrollY });
