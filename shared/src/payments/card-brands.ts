/** Card brands that a payment provider can accept, in display order. */
export type CardBrand = 'visa' | 'mastercard' | 'amex';

export const BRAND_NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};
