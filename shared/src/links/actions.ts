/** Actions that every page of a shop runs. The link `@name` starts one (LAY-042). */
export const SHOP_ACTIONS = [
  { name: 'print-page', title: 'Print this page' },
  { name: 'scroll-to-top', title: 'Scroll to the top' },
] as const;

export type ShopAction = (typeof SHOP_ACTIONS)[number]['name'];

/** Finds an action by its name, with or without the at-sign. */
export function shopAction(name: string): (typeof SHOP_ACTIONS)[number] | undefined {
  const own = name.trim().replace(/^@/, '');
  return SHOP_ACTIONS.find((one) => one.name === own);
}

/** Returns the message for a link to an action that no shop has; undefined for other links. */
export function actionProblem(href: string): string | undefined {
  const text = href.trim();
  if (!text.startsWith('@') || text === '@' || shopAction(text) !== undefined) return undefined;
  return `There is no action “${text.slice(1)}”. Shoppers cannot use this button or link.`;
}
