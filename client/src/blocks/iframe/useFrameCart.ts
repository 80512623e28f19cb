import { cartMessageOf } from '@selvedge/shared/baskets/cart-message';
import { somethingWrongTryAgain } from '@selvedge/shared/failure-messages';
import { useEffect, useState } from 'react';

import { listenToOrigin, type FrameMessage } from './cart-frames.js';

/** Result of a message. `message` names what was left out, or why nothing was added. */
export interface CartNews {
  readonly isAdded: boolean;
  readonly message: string | null;
}

/** Adds what a frame requests to the basket, and answers the frame (BSK-012, ERR-026, ERR-027). */
export function useFrameCart(src: string | null, isEnabled: boolean) {
  const [news, setNews] = useState<CartNews | null>(null);
  useEffect(() => {
    if (src === null || !isEnabled) return undefined;
    return listenToOrigin(new URL(src, location.href).origin, (sent) => {
      void added(sent).then((result) => result && setNews(result));
    });
  }, [src, isEnabled]);
  return { news, close: () => setNews(null) };
}

async function added({ data, answer }: FrameMessage): Promise<CartNews | undefined> {
  const request = cartMessageOf(data);
  if (request === undefined) return undefined;
  const refused = (message: string): CartNews => {
    answer({ type: 'add-to-cart-failed', message });
    return { isAdded: false, message };
  };
  if (typeof request === 'string') return refused(request);
  const adder = await import('./add-to-cart.js').catch(reportError);
  if (!adder) return refused(somethingWrongTryAgain);
  try {
    const { quantity, message = null } = await adder.addToCart(request);
    answer({ type: 'add-to-cart-complete', quantity, message });
    return { isAdded: true, message };
  } catch (refusal) {
    // Any error has a readable message.
    return refused(refusal instanceof Error ? refusal.message : String(refusal));
  }
}
