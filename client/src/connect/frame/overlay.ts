import type { BlockRect, Rect } from '@selvedge/shared/connect/protocol';

import { contains } from './hit-target.js';

const colour = '#1d4ed8';
const cover = 'position:fixed;inset:0;z-index:2147483646;cursor:default;overflow:hidden';
const box = 'position:absolute;pointer-events:none;box-sizing:border-box;display:none';
const name = `position:absolute;left:-2px;bottom:100%;padding:1px 8px;background:${colour};color:#fff;font:600 12px/20px system-ui,sans-serif;white-space:nowrap;border-radius:4px 4px 0 0`;

/** Page state that the overlay reads. */
interface Shown {
  readonly rects: () => readonly BlockRect[];
  readonly titleOf: (id: string) => string;
}

/** Covers the page, captures the pointer, and outlines the hovered and the selected block. */
export class Overlay {
  readonly element = element(cover);
  private readonly marks = {
    hovered: element(`${box};border:2px dashed ${colour}`),
    selected: element(`${box};border:2px solid ${colour}`),
  };
  private readonly label = element(name);
  private readonly on: Record<'hovered' | 'selected', string | null> = {
    hovered: null,
    selected: null,
  };

  constructor(private readonly shown: Shown) {
    this.element.dataset['connect'] = 'overlay';
    this.marks.selected.append(this.label);
    this.element.append(this.marks.hovered, this.marks.selected);
  }

  toggle(isOn: boolean): void {
    if (isOn) document.body.append(this.element);
    else this.element.remove();
  }

  mark(which: 'hovered' | 'selected', id: string | null): void {
    this.on[which] = id;
    this.draw();
  }

  /** Repositions the outlines. */
  draw(): void {
    const rects = new Map(this.shown.rects().map(({ id, rect }) => [id, rect]));
    const { hovered, selected } = this.on;
    place(this.marks.selected, rects.get(selected ?? ''));
    place(this.marks.hovered, hovered === selected ? undefined : rects.get(hovered ?? ''));
    this.label.textContent = selected === null ? '' : this.shown.titleOf(selected);
    // The label would be hidden above the page's upper edge.
    const isAtTop = (rects.get(selected ?? '')?.y ?? 0) - scrollY < 22;
    this.label.style.bottom = isAtTop ? 'auto' : '100%';
    this.label.style.borderRadius = isAtTop ? '0 0 4px' : '4px 4px 0 0';
  }
}

/**
 * Returns the address of the link at a point of the page; the overlay keeps the pointer from it.
 */
export function linkAt(x: number, y: number): string | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('#content a[href]');
  const point = [x - scrollX, y - scrollY] as const;
  return [...links].find((link) => contains(link.getBoundingClientRect(), ...point))?.href;
}

function place(mark: HTMLElement, rect: Rect | undefined): void {
  mark.style.display = rect === undefined ? 'none' : 'block';
  if (rect === undefined) return;
  mark.style.left = `${String(rect.x - scrollX)}px`;
  mark.style.top = `${String(rect.y - scrollY)}px`;
  mark.style.width = `${String(rect.width)}px`;
  mark.style.height = `${String(rect.height)}px`;
}

function element(style: string): HTMLElement {
  const made = document.createElement('div');
  made.style.cssText = style;
  return made;
}
