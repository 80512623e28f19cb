import type { Json } from '../../../catalogue/contract.js';
import type { Property, PropertyOptions } from '../property.js';
import { listIn, objectIn, textIn, truthIn } from '../wire.js';
import { iconIn, type ActionIcon } from './icons.js';
import { linkIn } from './texts.js';

const TARGETS = ['_self', '_blank'] as const;

/** BLK-068: a button of a block; it has one of `href` and `action`, or both. */
export interface BlockAction {
  readonly text: string;
  /** As its author wrote it, or `blockedLink`. */
  readonly href: string | null;
  /** LAY-042: the name of an action on the page, without its at-sign. */
  readonly action: string | null;
  readonly target: (typeof TARGETS)[number] | null;
  readonly icon: ActionIcon | null;
  readonly primary: boolean;
}

/** As many as stand beside each other. */
const maxActions = 6;
const maxTextLength = 80;

/** BLK-077: actions without text, or without both href and action, are dropped. */
export function actions(options: PropertyOptions): Property<readonly BlockAction[]> {
  return {
    ...options,
    kind: 'actions',
    default: [],
    max: maxActions,
    read: (value) => actionsIn(value, true),
  };
}

/** Buttons that do what their block does, so that they need words and nothing else. */
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

/** The first is the primary one where none says what it is. */
function actionIn(item: Json, isFirst: boolean): BlockAction | undefined {
  const { text, href, target, icon, primary, action } = objectIn(item) ?? {};
  const label = trimmedText(text).slice(0, maxTextLength);
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
