import { truthIn } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';
import type { LoginState } from '@selvedge/shared/pages/page';

/** SEO-007: whether search engines may know of a page. */
export function isInMap({
  sitemap,
  loginState,
}: {
  readonly sitemap: Json | undefined;
  readonly loginState: LoginState;
}): boolean {
  const isForEngines = loginState === 'everyone' || loginState === 'logged-out';
  return isForEngines && truthIn(sitemap) !== false;
}
