import { formatMoney } from './money.js';
import { SHOP_CURRENCIES } from './stores/currencies.js';

/** Position of the sign, and separators, as formatted by Intl in the currency's home locale. */
function partsOf(text: string): readonly string[] {
  const [, before = '', thousands = '', , point = ''] =
    /^-?(\D*)\d+([^\d])\d{3}([^\d]\d{3})*(?:([^\d])\d\d)?(?:\D*)$/.exec(text) ?? [];
  return [before === '' ? 'right' : 'left', thousands, point];
}

function partsAt(locale: string, currency: string): readonly string[] {
  const digits = ['JPY', 'KRW', 'HUF', 'IDR', 'ISK'].includes(currency) ? 0 : 2;
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const parts = format.formatToParts(1_234_567.89);
  const side = parts[0]?.type === 'currency' ? 'left' : 'right';
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  // Intl versions differ in the Swiss apostrophe.
  const group = valueOf('group').replaceAll(/\s/g, ' ').replace("'", '’');
  return [side, group, valueOf('decimal')];
}

describe('formatMoney', () => {
  it.each([
    [2400, 'GBP', '£24.00'],
    [5, 'GBP', '£0.05'],
    [0, 'EUR', '0,00\u00a0€'],
    [-199, 'GBP', '-£1.99'],
    [123_456_789, 'USD', 'US$1,234,567.89'],
  ])('shows %i minor units of %s as %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency })).toBe(text);
  });

  it.each([
    ['GBP', '-£1,234,567.89', '£0.07', 'en-GB'],
    ['USD', '-US$1,234,567.89', 'US$0.07', 'en-US'],
    ['EUR', '-1.234.567,89 €', '0,07 €', 'de-DE'],
    ['CAD', '-CA$1,234,567.89', 'CA$0.07', 'en-CA'],
    ['AUD', '-A$1,234,567.89', 'A$0.07', 'en-AU'],
    ['JPY', '-JP¥123,456,789', 'JP¥7', 'ja-JP'],
    ['KRW', '-₩123,456,789', '₩7', 'ko-KR'],
    ['NOK', '-1 234 567,89 kr', '0,07 kr', 'nb-NO'],
    ['SEK', '-1 234 567,89 kr', '0,07 kr', 'sv-SE'],
    ['DKK', '-1.234.567,89 kr.', '0,07 kr.', 'da-DK'],
    ['BGN', '-1 234 567,89 лв.', '0,07 лв.', 'bg-BG'],
    ['BRL', '-R$ 1.234.567,89', 'R$ 0,07', 'pt-BR'],
    ['CNY', '-CN¥1,234,567.89', 'CN¥0.07', 'zh-CN'],
    ['NZD', '-NZ$1,234,567.89', 'NZ$0.07', 'en-NZ'],
    ['CZK', '-1 234 567,89 Kč', '0,07 Kč', 'cs-CZ'],
    ['HKD', '-HK$1,234,567.89', 'HK$0.07', 'en-HK'],
    ['HRK', '-1.234.567,89 kn', '0,07 kn', 'hr-HR'],
    ['HUF', '-123 456 789 Ft', '7 Ft', 'hu-HU'],
    ['IDR', '-Rp 123.456.789', 'Rp 7', 'id-ID'],
    // Indian grouping differs; the specification only groups by thousands.
    ['INR', '-₹1,234,567.89', '₹0.07', 'en-GB'],
    ['ISK', '-123.456.789 kr.', '7 kr.', 'is-IS'],
    // The home locale writes right to left.
    ['ILS', '-₪1,234,567.89', '₪0.07', 'en-GB'],
    ['CHF', '-CHF 1’234’567.89', 'CHF 0.07', 'de-CH'],
    ['MXN', '-MX$1,234,567.89', 'MX$0.07', 'es-MX'],
    ['MYR', '-RM 1,234,567.89', 'RM 0.07', 'ms-MY'],
    ['PHP', '-₱1,234,567.89', '₱0.07', 'en-PH'],
    ['PLN', '-1 234 567,89 zł', '0,07 zł', 'pl-PL'],
    ['RON', '-1.234.567,89 lei', '0,07 lei', 'ro-RO'],
    ['RUB', '-1 234 567,89 ₽', '0,07 ₽', 'ru-RU'],
    ['SGD', '-S$1,234,567.89', 'S$0.07', 'en-SG'],
    ['THB', '-฿1,234,567.89', '฿0.07', 'th-TH'],
    ['TRY', '-₺1.234.567,89', '₺0,07', 'tr-TR'],
    ['ZAR', '-R 1 234 567,89', 'R 0,07', 'en-ZA'],
  ])('PAY-012 PAY-019 formats %s as in its home locale: %s, %s', (currency, owed, little, home) => {
    const plain = (amount: number) => formatMoney({ amount, currency }).replaceAll('\u00a0', ' ');
    expect([plain(-123_456_789), plain(7)]).toStrictEqual([owed, little]);
    expect(partsOf(owed)).toStrictEqual(partsAt(home, currency));
  });

  it('PAY-012 has a style for every shop currency, and uses the code of others', () => {
    const unknown = /^[A-Z]{3}\u00a0/;
    const plain = SHOP_CURRENCIES.filter((currency) =>
      unknown.test(formatMoney({ amount: 1, currency })),
    );
    expect(plain).toStrictEqual(['CHF']);
    expect(formatMoney({ amount: 240_000, currency: 'XAU' })).toBe('XAU\u00a02,400.00');
  });

  it('PAY-019 shows yen without decimals', () => {
    expect(formatMoney({ amount: 2400, currency: 'JPY' })).toBe('JP¥2,400');
  });
});
