import type { PolicySeller } from '@selvedge/shared/site/policy.screen';
import type { PolicyName } from '@selvedge/shared/site/policy-names';

interface Section {
  /** Element id, for links to the section. */
  readonly anchor?: 'delivery' | 'returns';
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

type PolicyText = (shop: string, seller: PolicySeller | null) => readonly Section[];

/** Policies of shops whose orders are taken, made and charged by the print partner (RTE-032). */
export const policyTexts: Readonly<Record<PolicyName, PolicyText>> = {
  'terms-of-use': (shop) => [
    {
      heading: 'Using this website',
      paragraphs: [
        `These terms are about how you may use the website of ${shop}. By using it you accept them. What you buy here is covered by our terms of sale.`,
        'You may view, copy and print pages for personal use. You may not use the website unlawfully, try to access restricted areas, or put so much load on it that others cannot use it.',
      ],
    },
    {
      heading: 'Designs, text and images',
      paragraphs: [
        `The designs, text and images on this website belong to ${shop} or to the people who made them. Please ask for permission before you publish or sell anything that uses them.`,
        'If you believe that something here uses your work without permission, tell us the page and how we can verify that it is yours. We take it down while we investigate.',
      ],
    },
    {
      heading: 'Links',
      paragraphs: [
        'Some links lead to websites that we do not run. We are not responsible for what you find there.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'We may change this website and these terms. The version on this page is the one that currently applies.',
      ],
    },
  ],
  'terms-of-sale': (shop, seller) => [
    {
      heading: 'Who you buy from',
      paragraphs: [
        ...(seller === null ? [] : [sellerText(shop, seller)]),
        `${shop} designs what you see here. Our print partner takes, prints and sends each order and receives the payment. Your contract begins when we send the e-mail that confirms your order.`,
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Prices include any tax that is due on them. Delivery is added at checkout, and you see the total before you order. If a price is obviously wrong, we contact you first and you may cancel.',
        'You pay when you order. Card details go to the payment provider; we never store them.',
      ],
    },
    {
      anchor: 'delivery',
      heading: 'Printing and delivery',
      paragraphs: [
        'Every item is printed to order. You can follow your order on its own page, from printing to delivery.',
        'Colours on screen may differ slightly from those on fabric, and a print may be a few millimetres away from its position in the picture.',
      ],
    },
    {
      anchor: 'returns',
      heading: 'If you change your mind',
      paragraphs: [
        'You can return unworn and unwashed items within 14 days of receiving them, without giving a reason, for a full refund. Personalised items are excluded unless they are faulty.',
      ],
    },
    {
      heading: 'If something is wrong',
      paragraphs: [
        'If an item arrives damaged, badly printed or is not what you ordered, we replace it or refund you, and pay for the return. Nothing on this page limits your statutory rights.',
      ],
    },
  ],
  'use-of-cookies-and-disclaimer': (shop) => [
    {
      heading: 'About cookies',
      paragraphs: [
        'Cookies are small files that a website stores in your browser, so that it recognises you from one page to the next.',
      ],
    },
    {
      heading: 'Cookies we use',
      paragraphs: [
        `${shop} sets no cookies while you browse. When you add something to your basket, sign in, or enter the password of a private shop, a cookie remembers it; another one protects the forms you send. These functions need cookies, so we do not ask for consent.`,
        'We keep your basket until you order, or for some weeks after your last visit. You can delete cookies in your browser at any time; this empties your basket.',
      ],
    },
    {
      heading: 'Third parties',
      paragraphs: [
        'Our pages load only our own files. No other company sees which pages you visit unless you have agreed to it first.',
        'If the shop asks for consent, a cookie stores your answer for six months. You can change it at any time under “Cookie settings” at the bottom of each page.',
      ],
    },
    {
      heading: 'Disclaimer',
      paragraphs: [
        'We take care that the information on this website is correct and that it is available, but we cannot guarantee either at all times. Nothing on this page limits our statutory liability.',
      ],
    },
  ],
  'privacy-policy': (shop) => [
    {
      heading: 'Data we collect',
      paragraphs: [
        'When you order: your name, e-mail address, delivery and billing address, what you ordered, and whether it was paid. When you contact us: your message. When you subscribe to our newsletter: your e-mail address.',
        'Card numbers are sent directly to the payment provider. We only receive the result of the payment.',
      ],
    },
    {
      heading: 'How we use your data',
      paragraphs: [
        `To print, send and support your order, to answer you, and to meet our legal accounting obligations. ${shop} sees the orders placed in its shop; our print partner processes them on its behalf. The carrier receives only your name and address.`,
        'We send newsletters only if you subscribed. To unsubscribe, open the link in the e-mail that confirmed your subscription.',
      ],
    },
    {
      heading: 'How long we keep your data',
      paragraphs: [
        'We keep orders for as long as tax law requires. Everything else is deleted when it is no longer needed.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can request a copy of your data, have it corrected or transferred, or have it erased. Data that we must keep by law is kept for that purpose only; everything else is made unreadable. You can also complain to your data protection authority.',
      ],
    },
  ],
};

function sellerText(shop: string, { legalName, companyNumber }: PolicySeller): string {
  const number = companyNumber === '' ? '' : `, company number ${companyNumber}`;
  return `${shop} is a trading name of ${legalName}${number}.`;
}
