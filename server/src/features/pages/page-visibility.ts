import { truthIn } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';
import type { LoginState } from '@selvedge/shared/pages/page';

/** SEO-007: whether search engines may know of a page; nobody comes to one for mails but by its mail. */
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
