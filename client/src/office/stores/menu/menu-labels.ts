import type { EntryFields, SegmentFields } from './menu-form.js';

/** Summary of an entry, such as `/collection/ocean/ · 2 columns`. */
export function entrySummary({ href, submenu }: EntryFields): string {
  const below = submenu.length === 0 ? '' : counted(submenu.length, 'column');
  return [href, below].filter((part) => part !== '').join(' · ');
}

/** Summary of a column: `3 links` or `Image tile`. */
export function segmentSummary({ mode, items }: SegmentFields): string {
  return mode === 'image' ? 'Image tile' : counted(items.length, 'link');
}

function counted(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? '' : 's'}`;
}
