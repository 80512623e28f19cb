import { iconIn, type ActionIcon } from './icons.js';
import type { Json } from '../../../catalogue/contract.js';
import { cutText } from '../../../texts/cut-text.js';
import type { Property, PropertyOptions } from '../property.js';
import { listIn, objectIn, textIn } from '../wire.js';

export interface Pill {
  readonly icon: ActionIcon | null;
  readonly text: string;
}

/** Maximum number; these fit in one or two lines. */
const maxPills = 12;
const maxTextLength = 40;

/** List of labels with optional icons; a bare text is a label without one. */
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
  const label = cutText(textIn(text)?.trim() ?? '', maxTextLength);
  return label === '' ? [] : [{ icon: iconIn(textIn(icon)) ?? null, text: label }];
}
