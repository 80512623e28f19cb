/** ERR-065 to ERR-067. */
const cartMessages = {
  both: 'variantId and items cannot be used together',
  variantId: 'variantId must be a string if provided',
  items: 'items must be an array if provided',
} as const;

/** BSK-012: what a frame within a page asks to be put into the basket. */
export type CartMessage = { readonly variantId: string } | { readonly items: readonly unknown[] };

/**
 * Reads what a frame has sent: undefined where it is about something else, and what is wrong with it in
 * the words of the specification (VAL-046 to VAL-048). What each of several things is, the call checks.
 */
export function cartMessageOf(data: unknown): CartMessage | string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { variantId, items }: { variantId?: unknown; items?: unknown } = data;
  if (variantId === undefined && items === undefined) return undefined;
  if (variantId !== undefined && items !== undefined) return cartMessages.both;
  if (items === undefined) {
    return typeof variantId === 'string' ? { variantId } : cartMessages.variantId;
  }
  // Array.isArray answers `any[]`.
  return Array.isArray(items) ? { items: items as unknown[] } : cartMessages.items;
}
