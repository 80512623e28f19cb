import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { TriedTheme } from '@selvedge/shared/themes/preview-messages';

/** Returns the payload in the previewed theme, without its style sheet. */
export function triedPayload(payload: PagePayload, tried: Omit<TriedTheme, 'kind'>): PagePayload {
  const { frame, screen } = payload;
  return {
    ...payload,
    frame: { ...frame, layout: tried.layout },
    screen: screen.name === 'product' ? { ...screen, options: tried.product } : screen,
  };
}
