import { linkOf } from '../../../links/link.js';
import { fontOf } from '../../../themes/fonts.js';
import { cutText } from '../../../texts/cut-text.js';
import type { Property, PropertyOptions } from '../property.js';
import { textIn } from '../wire.js';
import { ACTION_ICONS, iconIn, type ActionIcon } from './icons.js';

interface TextOptions extends PropertyOptions {
  readonly default?: string;
  /** In characters; longer values are truncated. */
  readonly maxLength?: number;
  readonly required?: boolean;
  readonly isCode?: true;
  readonly names?: NonNullable<Property<string>['names']>;
}

export function text(options: TextOptions): Property<string> {
  const { maxLength = 10_000 } = options;
  return {
    default: '',
    ...options,
    kind: 'text',
    maxLength,
    read: (value) => {
      const written = textIn(value);
      return written === undefined ? undefined : cutText(written, maxLength);
    },
  };
}

/** HTML as entered. Consumers must sanitise it before rendering. */
export function richText(options: PropertyOptions): Property<string> {
  return { ...options, kind: 'richText', default: '', read: textIn };
}

/** Font family, resolved to its CSS stack; null for the theme's own. */
export function font<const Default extends string | null>(
  options: PropertyOptions & { readonly default: Default },
): Property<string | Exclude<Default, string>> {
  const { default: name } = options;
  // The default is null or the declared name.
  return {
    ...options,
    kind: 'font',
    default: name === null ? null : fontOf(name).stack,
    read: (value) => stackIn(textIn(value)),
  } as Property<string | Exclude<Default, string>>;
}

/** Replaces a link that is not allowed. Browsers cannot follow it. */
export const blockedLink = 'blocked:';

/** Link target, or `blockedLink`; null for none. */
export function link(options: PropertyOptions): Property<string | null> {
  return { ...options, kind: 'link', default: null, read: (value) => linkIn(textIn(value)) };
}

export function icon(options: PropertyOptions): Property<ActionIcon | null> {
  return {
    ...options,
    kind: 'icon',
    choices: ACTION_ICONS,
    default: null,
    read: (value) => iconIn(textIn(value)),
  };
}

function stackIn(value: string | undefined): string | undefined {
  const family = value?.trim() ?? '';
  return /^[A-Za-z\d][A-Za-z\d ]{0,39}$/.test(family) ? fontOf(family).stack : undefined;
}

export function linkIn(value: string | undefined): string | undefined {
  const href = value?.trim() ?? '';
  if (href === '') return undefined;
  return linkOf(href).kind === 'blocked' ? blockedLink : href;
}
