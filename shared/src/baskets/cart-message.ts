const cartMessages = {
  both: 'variantId and items cannot be used together',
  variantId: 'variantId must be a string if provided',
  items: 'items must be an array if provided',
} as const;

/** Request of an embedded frame to add items to the basket. */
export type CartMessage = { readonly variantId: string } | { readonly items: readonly unknown[] };

/**
 * Parses a frame's message. Returns undefined for an unrelated message, and the specified error
 * text for an invalid one. The endpoint validates the items.
 */
export function cartMessageOf(data: unknown): CartMessage | string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { variantId, items }: { variantId?: unknown; items?: unknown } = data;
  if (variantId === undefined && items === undefined) return undefined;
  if (variantId !== undefined && items !== undefined) return cartMessages.both;
  if (items === undefined) {
    return typeof variantId === 'string' ? { variantId } : cartMessages.variantId;
  }
  // Array.isArray narrows to `any[]`.
  return Array.isArray(items) ? { items: items as unknown[] } : cartMessages.items;
}
