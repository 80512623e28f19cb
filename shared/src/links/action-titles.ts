import type { ShopAction } from './actions.js';

/** Titles by name, for owners. The shop does not load them. */
export const ACTION_TITLES: Readonly<Record<ShopAction, string>> = {
  'print-page': 'Print this page',
  'scroll-to-top': 'Scroll to the top',
};

/** Returns the title of an action by its link; undefined if the shop does not have it. */
export function actionTitle(href: string): string | undefined {
  const name = nameIn(href);
  return Object.entries(ACTION_TITLES).find(([one]) => one === name)?.[1];
}

/** Returns the message for a link to an action that no shop has; undefined for other links. */
export function actionProblem(href: string): string | undefined {
  const name = nameIn(href);
  if (name === undefined || name === '' || actionTitle(href) !== undefined) return undefined;
  return `There is no action “${name}”. Shoppers cannot use this button or link.`;
}

function nameIn(href: string): string | undefined {
  const text = href.trim();
  return text.startsWith('@') ? text.slice(1) : undefined;
}
