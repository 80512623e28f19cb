import { couponQuery } from '@selvedge/shared/discounts/discount';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../../platform/config/config.js';
import { setCoupon } from '../../../platform/http/coupon-cookie.js';

/** API calls, assets and images, which are no pages. */
const isOfNoPage = /^\/(omnis|assets|images|files|dashboard)(?=[/?]|$)/;

/**
 * Applies the code of a link such as `/sale/?coupon=SUMMER10` and redirects to the same page without
 * it, so that the page can be cached and shared without the code.
 */
export function applyCouponLink(
  { method, url }: Pick<FastifyRequest, 'method' | 'url'>,
  reply: FastifyReply,
  config: Pick<Config, 'NODE_ENV'>,
): boolean {
  if (method !== 'GET' || !url.includes(`${couponQuery}=`) || isOfNoPage.test(url)) return false;
  const [path = '', search = ''] = url.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  const code = query.get(couponQuery);
  if (code === null) return false;
  query.delete(couponQuery);
  setCoupon(reply, code, config);
  // A leading double slash would lead to another host.
  const right = path.replace(/^[/\\]+/, '/');
  const address = query.size === 0 ? right : `${right}?${query.toString()}`;
  void reply.header('cache-control', 'no-store').redirect(address, 302);
  return true;
}
