import { textIn } from '@selvedge/shared/storefront/query';
import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { outlineOf } from '@selvedge/shared/blocks/outline';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { text } from '@selvedge/shared/blocks/text/definition';
import { messages } from '@selvedge/shared/messages';
import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import type { FastifyRequest } from 'fastify';

import type { PageContent } from '../render/shop-page.js';

/** What a page says to somebody whose form just brought them back to it; null to everybody else. */
export function subscriptionIn({ query }: Pick<FastifyRequest, 'query'>): Subscription | null {
  // The router made it of the address.
  const { subscribed } = query as Readonly<Record<string, unknown>>;
  const block = textIn(subscribed) ?? '';
  if (!/^\d{1,16}$/.test(block)) return null;
  return { block: Number(block), message: messages.subscriptionSent, form: null };
}

const thanks = `<h1>Thank you, you are on the list</h1>
<p>Your address is confirmed. We will write when there is something worth reading.</p>
<p><a href="/">Back to the shop</a></p>`;

/** RTE-041, MKT-019: told to somebody who followed the link of the mail. */
export function subscriptionConfirmed(shop: string): PageContent {
  const title = 'Subscription confirmed';
  const properties = resolveProperties(
    text,
    { html: { value: thanks }, align: { value: 'center' }, padding: { value: '64px 0' } },
    (value) => value,
  );
  const blocks: readonly RenderedBlock[] = [
    { id: 1, type: 'text', size: 12, properties, items: [] },
  ];
  const url = '/subscription-verified';
  return {
    screen: {
      name: 'page',
      page: { url, title, layout: 'studio', ySpacing: null },
      blocks,
      outline: outlineOf(blocks),
      subscription: null,
    },
    title,
    description: `You subscribed to ${shop}.`,
    path: url,
    noindex: true,
  };
}
