import { cutText } from './cut-text.js';

/** Cuts a text to at most `max` characters, of which the last is an ellipsis if it was longer. */
export function shortText(text: string, max: number): string {
  return cutText(text, max) === text ? text : `${cutText(text, max - 1)}…`;
}

/** First character of a text as a reader sees it; empty for an empty text. */
export function firstCharacter(text: string): string {
  return cutText(text, 1);
}

/** Shortens a file name to at most `max` UTF-16 units, and preserves its extension. */
export function cutFileName(name: string, max: number): string {
  const [extension = ''] = /\.\w{1,15}$/.exec(name.slice(-16)) ?? [];
  const stem = name.slice(0, name.length - extension.length);
  const units = max - extension.length;
  return `${cutText(stem, units, units)}${extension}`;
}
