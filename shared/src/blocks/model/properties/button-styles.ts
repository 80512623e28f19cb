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

/** Appearance of a pod's button; null for the theme's default. */
export interface ButtonStyles {
  readonly textColor: string | null;
  readonly backgroundColor: string | null;
  readonly borderColor: string | null;
  readonly borderRadius: string | null;
  /** Whether it fills the width of the pod. */
  readonly fill: boolean;
}

/** Reads the five known styles and drops all others. */
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
