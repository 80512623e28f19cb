import { truthIn } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';
import type { LoginState } from '@selvedge/shared/stores/store-page';

/**
 * Whether search engines may index the page, and sitemaps list it (SEO-007, decision 0010). Mail
 * pages are reached only from their mail.
 */
export function isInMap({
  sitemap,
  loginState,
  isMailPage,
}: {
  readonly sitemap: Json | undefined;
  readonly loginState: LoginState;
  readonly isMailPage: boolean;
}): boolean {
  const isForEngines = loginState === 'everyone' || loginState === 'logged-out';
  return isForEngines && !isMailPage && truthIn(sitemap) !== false;
}
