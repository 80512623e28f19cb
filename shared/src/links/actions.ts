/** Actions that every page of a shop runs. The link `@name` starts one (LAY-042). */
export const SHOP_ACTIONS = ['print-page', 'scroll-to-top'] as const;

export type ShopAction = (typeof SHOP_ACTIONS)[number];

export function isShopAction(name: string): name is ShopAction {
  return SHOP_ACTIONS.some((one) => one === name);
}
