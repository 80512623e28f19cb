import type { Property, PropertyOptions } from '../property.js';
import { colour, flag } from './choices.js';
import { length } from './measures.js';
import type { Json } from '../../../catalogue/contract.js';
import { objectIn } from '../wire.js';

const parts = { group: 'Actions', label: 'Button' } as const;
const textColor = colour(parts);
const backgroundColor = colour(parts);
const borderColor = colour(parts);
const borderRadius = length({ ...parts, default: null });
const fill = flag({ ...parts, default: false });

/** BLK-080: all that the looks of a pod's button may say; null for the theme's. */
export interface ButtonStyles {
  readonly textColor: string | null;
  readonly backgroundColor: string | null;
  readonly borderColor: string | null;
  readonly borderRadius: string | null;
  /** Whether it is as wide as its pod. */
  readonly fill: boolean;
}

/** BLK-080: what it holds beside the five is dropped. */
export function buttonStyles(options: PropertyOptions): Property<ButtonStyles> {
  return {
    ...options,
    kind: 'buttonStyles',
    default: {
      textColor: null,
      backgroundColor: null,
      borderColor: null,
      borderRadius: null,
      fill: false,
    },
    read: (value) => {
      const held = objectIn(value);
      if (held === undefined) return undefined;
      return {
        textColor: readWith(textColor, held['textColor']),
        backgroundColor: readWith(backgroundColor, held['backgroundColor']),
        borderColor: readWith(borderColor, held['borderColor']),
        borderRadius: readWith(borderRadius, held['borderRadius']),
        fill: readWith(fill, held['fill']),
      };
    },
  };
}

function readWith<Value>(property: Property<Value>, value: Json | undefined): Value {
  return (value === undefined ? undefined : property.read(value)) ?? property.default;
}
