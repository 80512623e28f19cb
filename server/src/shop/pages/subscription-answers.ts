import { textIn } from '@selvedge/shared/screens/query';
import { messages } from '@selvedge/shared/messages';
import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import type { Query } from '@selvedge/shared/screens/query';

/** Result message for a visitor whom a form redirected back; null for other visitors. */
export function subscriptionIn({ query }: { readonly query: Query }): Subscription | null {
  const sent = textIn(query['sent']);
  const block = sent ?? textIn(query['subscribed']) ?? '';
  if (!/^\d{1,16}$/.test(block)) return null;
  const message = sent === undefined ? messages.subscriptionSent : messages.messageSent;
  return { block: Number(block), message, form: null };
}
