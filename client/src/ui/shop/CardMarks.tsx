import { BRAND_NAMES, type CardBrand } from '@selvedge/shared/payments/card-brands';
import type { ReactNode } from 'react';

import { layout } from './common/layout.js';

/** Mark of each brand in a box of 38 × 24. */
const MARKS: Readonly<Record<CardBrand, ReactNode>> = {
  visa: (
    <path
      d="M7.5 8l2 8h.3L14 8M18 8l-1.6 8M25.3 9.2c-1-1.7-4.8-1.3-4.8 1 0 2 3.4 1.8 3.4 3.7 0 2.4-3.6 2.5-4.8.9M26 16l4-8h.3l1.4 8M27.5 13.2h3.8"
      stroke="#1434cb"
      strokeWidth={2.1}
    />
  ),
  mastercard: (
    <>
      <circle cx={15} cy={12} r={7} fill="#eb001b" />
      <circle cx={23} cy={12} r={7} fill="#f79e1b" />
      <path d="M19 6.3a7 7 0 0 1 0 11.4 7 7 0 0 1 0-11.4" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      <path d="M0 0h38v24H0z" fill="#006fcf" />
      <path
        d="M4.5 15.5l2.9-7h.2l2.9 7M5.6 13h3.8M13 15.5v-7l3 4 3-4v7M27 8.5h-5v7h5M22 12h4.4M28.8 8.5l5 7M33.8 8.5l-5 7"
        stroke="#fff"
        strokeWidth={1.7}
      />
    </>
  ),
};

/** Marks of the accepted cards; nothing if none is accepted. */
export function CardMarks({ brands = [] }: { readonly brands?: readonly CardBrand[] | undefined }) {
  if (brands.length === 0) return null;
  return (
    <ul className={layout('marks')} aria-label="Accepted cards">
      {brands.map((brand) => (
        <li key={brand}>
          <svg role="img" aria-label={BRAND_NAMES[brand]} viewBox="0 0 38 24" fill="none">
            {MARKS[brand]}
          </svg>
        </li>
      ))}
    </ul>
  );
}
