import { textIn } from '@selvedge/shared/storefront/query';
import { outlineOf } from '@selvedge/shared/blocks/outline';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import { messages } from '@selvedge/shared/messages';
import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import type { PageContent as WrittenPage } from '@selvedge/shared/pages/page';
import type { pageScreen } from '@selvedge/shared/pages/page.screen';
import type { Query } from '@selvedge/shared/storefront/query';

import type { ContentOf } from '../../storefront/index.js';

/** What a page says to somebody whose form just brought them back to it; null to everybody else. */
export function subscriptionIn({ query }: { readonly query: Query }): Subscription | null {
  const sent = textIn(query['sent']);
  const block = sent ?? textIn(query['subscribed']) ?? '';
  if (!/^\d{1,16}$/.test(block)) return null;
  const message = sent === undefined ? messages.subscriptionSent : messages.messageSent;
  return { block: Number(block), message, form: null };
}

const thanks = `<h1>Thank you, you are on the list</h1>
<p>Your address is confirmed. We will write when there is something worth reading.</p>
<p><a href="/">Back to the shop</a></p>`;

/** RTE-041, MKT-019: told to somebody who followed the link of the mail; a page as owners write theirs. */
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

/** The same as it is shown. */
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
    head: { title, description: `You subscribed to ${shop}.`, path: url, noindex: true },
  };
}
