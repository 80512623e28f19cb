import { isTaxedIn } from '../countries/countries.js';
import { TAX_BANDS, TAX_RATES, type BandRates, type TaxBand, type TaxRate } from './tax-rates.js';

/** Tax rates by band; all 0 if no tax is charged. */
export type SaleRates = Readonly<Record<TaxBand, TaxRate>>;

/** Tax that is charged for a sale (decision 0131). */
export interface SaleTax {
  /** Country whose tax is charged, in ISO 3166, two letters; null if none is charged. */
  readonly country: string | null;
  readonly rates: SaleRates;
}

/** Tax of an order apart from its lines, which record their own rates. */
export interface OrderTax extends Pick<SaleTax, 'country'> {
  /** Rate of the delivery. */
  readonly shippingRate: TaxRate;
}

/** Place that a sale goes to. */
export interface TaxPlace {
  /** ISO 3166, two letters. */
  readonly country: string;
  /** Postal code of the state or province. */
  readonly state?: string | undefined;
}

/** A sale without tax. */
export const untaxed: SaleTax = { country: null, rates: ratesBy(() => 0) };

/**
 * Tax of a sale. Prices include the tax of the destination in the UK and the EU; elsewhere none is
 * charged (PAY-023).
 */
export function taxOfSale(place: TaxPlace, date: Date): SaleTax {
  return isTaxedIn(place.country) ? taxIn(place, date) : untaxed;
}

/** Tax of a country or province; `untaxed` if the table has no rates for it. */
export function taxIn({ country, state }: TaxPlace, date: Date): SaleTax {
  const national = TAX_RATES[country];
  if (national === undefined) return untaxed;
  const rates = national.provinces?.[state ?? ''] ?? national;
  const day = date.toISOString().slice(0, 10);
  return { country, rates: ratesBy((band) => rateOn(rates, band, day)) };
}

/** PAY-023: `vatRate` 0 marks goods that are zero-rated in the UK, which is children's clothing. */
export function bandOf({ vatRate }: { readonly vatRate: 0 | 1 }): TaxBand {
  return vatRate === 0 ? 'childrens_clothing' : 'clothing';
}

/** Tax that an order records. */
export function orderTaxOf({ country, rates }: SaleTax): OrderTax {
  return { country, shippingRate: rates.shipping };
}

function rateOn(rates: BandRates, band: TaxBand, day: string): TaxRate {
  if (band === 'gift_card') return 0;
  const dated = rates[band] ?? rates.standard;
  // The first rate also applies to the time before the table begins.
  return (dated.findLast(({ from }) => from <= day) ?? dated[0])?.rate ?? 0;
}

function ratesBy(ofBand: (band: TaxBand) => TaxRate): SaleRates {
  // The keys are exactly the bands.
  return Object.fromEntries(TAX_BANDS.map((band) => [band, ofBand(band)])) as SaleRates;
}

/** Amounts of an order with one VAT rate, in minor units of its currency. */
export interface VatLine {
  readonly percent: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}
