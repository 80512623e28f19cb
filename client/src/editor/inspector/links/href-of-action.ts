import { objectIn, textIn } from '@selvedge/shared/blocks/model/wire';
import type { Json } from '@selvedge/shared/catalogue/contract';

/** Link of a button. Content of other systems may have an action without `href` (LAY-042). */
export function hrefOfAction(item: Json): string {
  const { href, action } = objectIn(item) ?? {};
  const name = (textIn(action) ?? '').trim().replace(/^@/, '');
  return textIn(href) || (name && `@${name}`);
}
