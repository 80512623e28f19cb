import type { Json } from '../../../catalogue/contract.js';
import { cutText } from '../../../texts/cut-text.js';
import type { Property, PropertyOptions } from '../property.js';
import { listIn, objectIn, textIn, truthIn } from '../wire.js';
import { iconIn, type ActionIcon } from './icons.js';
import { linkIn } from './texts.js';

const TARGETS = ['_self', '_blank'] as const;

/** Button of a block, with a `href`, an `action` or both. */
export interface BlockAction {
  readonly text: string;
  /** Link as entered, or `blockedLink`. */
  readonly href: string | null;
  /** Name of an action on the page, without the at-sign. */
  readonly action: string | null;
  readonly target: (typeof TARGETS)[number] | null;
  readonly icon: ActionIcon | null;
  readonly primary: boolean;
}

/** Number of buttons that fit side by side. */
const maxActions = 6;
const maxTextLength = 80;

/**
 * List of buttons. Actions without text, or without both href and action, are dropped.
 */
export function actions(options: PropertyOptions): Property<readonly BlockAction[]> {
  return {
    ...options,
    kind: 'actions',
    default: [],
    max: maxActions,
    read: (value) => actionsIn(value, true),
  };
}

/** Buttons that trigger the block's own function, so that only a text is required. */
export function ownActions(options: PropertyOptions): Property<readonly BlockAction[]> {
  return {
    ...options,
    kind: 'actions',
    default: [],
    max: maxActions,
    read: (value) => actionsIn(value, false),
  };
}

function actionsIn(value: Json, needsTarget: boolean): readonly BlockAction[] | undefined {
  return listIn(value)
    ?.flatMap((item, index) => {
      const action = actionIn(item, index === 0);
      return action === undefined || (needsTarget && leadsNowhere(action)) ? [] : [action];
    })
    .slice(0, maxActions);
}

function leadsNowhere({ href, action }: BlockAction): boolean {
  return href === null && action === null;
}

/** The first button is primary by default. */
function actionIn(item: Json, isFirst: boolean): BlockAction | undefined {
  const { text, href, target, icon, primary, action } = objectIn(item) ?? {};
  const label = cutText(trimmedText(text), maxTextLength);
  if (label === '') return undefined;
  return {
    text: label,
    href: linkIn(textIn(href)) ?? null,
    action: trimmedText(action).replace(/^@/, '') || null,
    target: TARGETS.find((one) => one === target) ?? null,
    icon: iconIn(textIn(icon)) ?? null,
    primary: truthIn(primary) ?? isFirst,
  };
}

function trimmedText(value: Json | undefined): string {
  return textIn(value)?.trim() ?? '';
}
