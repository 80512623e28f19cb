import type { Json } from '../../catalogue/contract.js';
import { cutText } from '../../texts/cut-text.js';
import { listIn, objectIn, textIn } from './wire.js';
import { maxFigures, type Figure } from './written-figures.js';

const maxTextLength = 80;
const labels = ['label', 'name', 'title', 'x'] as const;
const values = ['value', 'count', 'total', 'y'] as const;

/**
 * Reads figures from JSON: a list of objects, pairs or bare numbers, a list in `data` or `figures`,
 * or an object that maps labels to numbers.
 */
export function figuresIn(json: Json): readonly Figure[] {
  const list = listIn(json);
  const held = objectIn(json) ?? {};
  const inner = listIn(held['figures']) ?? listIn(held['data']) ?? objectIn(held['data']);
  if (list === undefined && inner !== undefined) return figuresIn(inner);
  const found =
    list?.map(itemOf) ?? Object.entries(held).map(([label, value]) => figureOf(label, value));
  return found.filter((figure) => figure !== undefined).slice(0, maxFigures);
}

function itemOf(item: Json, index: number): Figure | undefined {
  const pair = listIn(item);
  if (pair !== undefined) return figureOf(pair[0], pair[1]);
  if (typeof item === 'number') return figureOf(index + 1, item);
  const held = objectIn(item) ?? {};
  return figureOf(oneOf(held, labels), oneOf(held, values));
}

function oneOf(held: Readonly<Record<string, Json>>, names: readonly string[]): Json | undefined {
  return names.map((name) => held[name]).find((value) => value !== undefined && value !== null);
}

function figureOf(label: Json | undefined, value: Json | undefined): Figure | undefined {
  const name = cutText(textIn(label)?.trim() ?? '', maxTextLength);
  const written = typeof value === 'number' ? grouped(value) : (textIn(value)?.trim() ?? '');
  if (name === '' || written === '') return undefined;
  return { label: name, value: cutText(written, maxTextLength) };
}

/** Formats `1,204.5` identically on server and browser. */
function grouped(number: number): string {
  const [whole = '', rest] = String(Number(number.toFixed(2))).split('.');
  const groups = whole.replaceAll(/\B(?=(?:\d{3}){1,7}$)/g, ',');
  return rest === undefined ? groups : `${groups}.${rest}`;
}
