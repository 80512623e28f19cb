import type { PolicyName } from '@selvedge/shared/storefront/policy-names';

interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** RTE-032: what holds in a shop whose orders our print partner takes, makes and is paid for. */
export const policyTexts: Readonly<Record<PolicyName, (shop: string) => readonly Section[]>> = {
  'terms-of-use': (shop) => [
    {
      heading: 'Using this website',
      paragraphs: [
        `These terms are about how you may use the website of ${shop}. By using it you accept them. What you buy here is covered by our terms of sale.`,
        'You may look at every page, and copy or print parts of it for yourself. You may not use it for anything unlawful, try to get into parts that are not meant for you, or load it so heavily that others cannot use it.',
      ],
    },
    {
      heading: 'Designs, words and pictures',
      paragraphs: [
        `The designs, words and pictures on this website belong to ${shop} or to the people who made them. Please ask before you use them for anything that others will see or buy.`,
        'If you believe that something here uses your work without permission, tell us which page it is on and how we can see that it is yours. We take it down while we look into it.',
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
        'We may change this website and these terms. The version on this page is the one that counts on the day you read it.',
      ],
    },
  ],
  'terms-of-sale': (shop) => [
    {
      heading: 'Who you buy from',
      paragraphs: [
        `${shop} designs what you see here. Each order is taken, printed and sent by our print partner, who is also the one that is paid. Your contract begins when the e-mail that confirms your order is sent to you.`,
      ],
    },
    {
      heading: 'Prices and payment',
      paragraphs: [
        'Prices include any tax that is due on them. Delivery is added before you pay, and you see the whole sum before you order. If a price is plainly wrong we ask you first, and you may cancel.',
        'You pay when you order. Card details go to the payment provider and are never kept by us.',
      ],
    },
    {
      heading: 'Printing and delivery',
      paragraphs: [
        'Everything is printed when you order it, so nothing waits in a warehouse. You can follow your order on its own page, from printing to the parcel.',
        'Colours on a screen differ a little from those on cotton, and a print may sit a few millimetres from where the picture shows it.',
      ],
    },
    {
      heading: 'If you change your mind',
      paragraphs: [
        'You may send back anything unworn and unwashed within 14 days of receiving it, without giving a reason, and get back what you paid for it. Pieces made with your own words or pictures are excepted, unless something is wrong with them.',
      ],
    },
    {
      heading: 'If something is wrong',
      paragraphs: [
        'If a piece arrives damaged, badly printed or is not what you ordered, we replace it or give you your money back, and pay for its way back. Your rights by law are not limited by anything on this page.',
      ],
    },
  ],
  'use-of-cookies-and-disclaimer': (shop) => [
    {
      heading: 'What cookies are',
      paragraphs: [
        'Cookies are small texts that a website asks your browser to keep, so that it knows you again from one page to the next.',
      ],
    },
    {
      heading: 'Those that we use',
      paragraphs: [
        `${shop} sets no cookie while you only look around. When you put something into your basket, sign in, or give the password of a private shop, a cookie remembers it; another one protects the forms that you send. Without them these things do not work, so we do not ask for consent.`,
        'Your basket is remembered until you have ordered, or have not come back for some weeks. You can delete cookies in your browser at any time; your basket is then empty.',
      ],
    },
    {
      heading: 'No strangers',
      paragraphs: [
        'Pages are made of our own files alone. No other company sees which pages you look at, unless you have agreed to it beforehand.',
        'Where the shop asks, a cookie keeps your answer for six months; “Cookie choices” at the foot of its pages lets you change it.',
      ],
    },
    {
      heading: 'Disclaimer',
      paragraphs: [
        'We take care that what is written here is right and that the website is there when you need it, but cannot promise either at all times. Nothing here limits what we are liable for by law.',
      ],
    },
  ],
  'privacy-policy': (shop) => [
    {
      heading: 'What we know of you',
      paragraphs: [
        'When you order: your name, e-mail address, delivery and billing address, what you ordered, and whether it was paid. When you write to us: what you wrote. When you sign up for news: your e-mail address.',
        'Card numbers go straight to the payment provider. We are told only whether the payment succeeded.',
      ],
    },
    {
      heading: 'What we use it for',
      paragraphs: [
        `To print, send and look after your order, to answer you, and to keep the books that the law asks of us. ${shop} sees the orders that were made in its shop; our print partner handles them for it. The carrier gets your name and address, and nothing else.`,
        'We send you news only if you asked for it, and every message lets you leave.',
      ],
    },
    {
      heading: 'How long it is kept',
      paragraphs: [
        'Orders are kept as long as tax law asks. Everything else is deleted when it is no longer needed.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask what we know of you, have it corrected, take it with you, or have it erased. What we must keep by law we keep for that purpose only, and make unreadable everything else. You may also complain to your data protection authority.',
      ],
    },
  ],
};
