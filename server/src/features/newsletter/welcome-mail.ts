import { couponQuery, type Discount } from '@selvedge/shared/discounts/discount';
import { valueText } from '@selvedge/shared/discounts/value-text';

import { letter, type ComposedMail } from '../../platform/mail/mail-layout.js';

interface WelcomeMailFrame {
  readonly shop: string;
  readonly currency: string;
  /** Address of the shop, without slash at the end. */
  readonly origin: string;
  readonly firstName: string | null;
  readonly code: string;
  readonly discount: Discount;
  /** Page on which the subscriber can unsubscribe. */
  readonly unsubscribe: string;
}

/** Sends a new subscriber their single-use code (MKT-003). */
export function welcomeMail(frame: WelcomeMailFrame): ComposedMail {
  const { shop, currency, origin, firstName, code, discount, unsubscribe } = frame;
  const value = valueText(discount.value, currency);
  return letter({
    subjectLine: `Your discount code for ${shop}: ${value}`,
    heading: 'Thank you for subscribing',
    greeting: firstName === null ? 'Hello,' : `Hello ${firstName},`,
    body: `Here is your discount code: ${code} (${value}${endOf(discount)}). You can use it once. Enter it in the basket or at the checkout, or open this link to apply it.`,
    action: { text: 'Shop with my discount', href: `${origin}/?${couponQuery}=${code}` },
    why: `You are receiving this e-mail because you subscribed to ${shop}. To unsubscribe, open ${unsubscribe}`,
  });
}

function endOf({ endsAt }: Discount): string {
  if (endsAt === null) return '';
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return `, valid until ${day.format(new Date(endsAt))}`;
}
