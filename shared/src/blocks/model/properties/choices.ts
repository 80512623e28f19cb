import { hexColour } from '../../../colours/hex-colour.js';
import type { Property, PropertyOptions } from '../property.js';
import { textIn, truthIn } from '../wire.js';

export function flag(options: PropertyOptions & { readonly default: boolean }): Property<boolean> {
  return { ...options, kind: 'boolean', read: truthIn };
}

/** One of a list; case-insensitive. */
export function choice<const Choices extends readonly string[]>(
  options: PropertyOptions &
    Pick<Property<unknown>, 'heads'> & {
      readonly choices: Choices;
      readonly default: NoInfer<Choices[number]>;
      readonly choiceNames?: Readonly<Record<NoInfer<Choices[number]>, string>>;
    },
): Property<Choices[number]> {
  return {
    ...options,
    kind: 'choice',
    read: (value) => {
      const text = textIn(value)?.trim().toLowerCase();
      return options.choices.find((one) => one.toLowerCase() === text);
    },
  };
}

/** Colour as `#rrggbb` or `#rrggbbaa`; null for the theme's own. */
export function colour<const Default extends string | null = null>(
  options: PropertyOptions & Pick<Property<unknown>, 'standsOn'> & { readonly default?: Default },
): Property<string | Exclude<Default, string>> {
  const { default: initial = null } = options;
  // The default is null or the declared text.
  return {
    ...options,
    kind: 'colour',
    default: initial,
    read: (value) => hexColour(textIn(value)?.trim() ?? ''),
  } as Property<string | Exclude<Default, string>>;
}

/** Horizontal alignment of the content. */
export function alignment(standard: 'left' | 'center' | 'right') {
  return choice({
    choices: ['left', 'center', 'right'],
    default: standard,
    label: 'Alignment',
    group: 'Layout',
  });
}
