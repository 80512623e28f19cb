import { iconIn, type ActionIcon } from './icons.js';
import type { Json } from '../../../catalogue/contract.js';
import type { Property, PropertyOptions } from '../property.js';
import { listIn, objectIn, textIn } from '../wire.js';

/** BLK-055: a small label. */
export interface Pill {
  readonly icon: ActionIcon | null;
  readonly text: string;
}

/** As many as stand in a line or two. */
const maxPills = 12;
const maxTextLength = 40;

/** Labels, each with an icon or without; a bare text counts as one without. */
export function pills(options: PropertyOptions): Property<readonly Pill[]> {
  return {
    ...options,
    kind: 'pills',
    default: [],
    max: maxPills,
    read: (value) => listIn(value)?.flatMap(pillIn).slice(0, maxPills),
  };
}

function pillIn(item: Json): readonly Pill[] {
  const { text, icon } = objectIn(item) ?? { text: item };
  const label = textIn(text)?.trim().slice(0, maxTextLength) ?? '';
  return label === '' ? [] : [{ icon: iconIn(textIn(icon)) ?? null, text: label }];
}
