import { textIn } from '@selvedge/shared/storefront/query';
import { outlineOf } from '@selvedge/shared/blocks/outline';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { messages } from '@selvedge/shared/messages';
import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import type { PageContent as WrittenPage } from '@selvedge/shared/pages/page';
import type { pageScreen } from '@selvedge/shared/pages/page.screen';
import type { Query } from '@selvedge/shared/storefront/query';

import type { ContentOf } from '../../storefront/index.js';

/** Result message for a visitor whom a form redirected back; null for other visitors. */
export function subscriptionIn({ query }: { readonly query: Query }): Subscription | null {
  const sent = textIn(query['sent']);
  const block = sent ?? textIn(query['subscribed']) ?? '';
  if (!/^\d{1,16}$/.test(block)) return null;
  const message = sent === undefined ? messages.subscriptionSent : messages.messageSent;
  return { block: Number(block), message, form: null };
}

const thanks = `<h1>Thank you for subscribing</h1>
<p>Your e-mail address is confirmed. You will hear from us when we have news to share.</p>
<p><a href="/">Back to the shop</a></p>`;

/**
 * Page behind the link in the confirmation mail, in the format of owner-made pages (RTE-041,
 * MKT-019).
 */
export const confirmedPage: WrittenPage = {
  url: '/subscription-verified',
  layout: 'studio',
  flags: [],
  properties: {},
  blocks: [
    {
      id: 1,
      properties: {
        template: { value: 'text' },
        html: { value: thanks },
        align: { value: 'center' },
        padding: { value: '64px 0' },
      },
    },
  ],
};

/** Screen content of the page. */
export function subscriptionConfirmed(
  shop: string,
  blocks: readonly RenderedBlock[],
): ContentOf<typeof pageScreen> {
  const { url, layout } = confirmedPage;
  const title = 'Subscription confirmed';
  return {
    props: {
      page: { url, title, layout, ySpacing: null },
      blocks,
      outline: outlineOf(blocks),
      subscription: null,
    },
    head: {
      title,
      description: `Your subscription to ${shop} is confirmed.`,
      path: url,
      noindex: true,
    },
  };
}
