/**
 * Kinds of goods and services with their own tax rate. Gift cards are multi-purpose vouchers, which
 * are taxed when they are redeemed.
 */
export const TAX_BANDS = [
  'clothing',
  'childrens_clothing',
  'print',
  'gift_card',
  'shipping',
] as const;
export type TaxBand = (typeof TAX_BANDS)[number];

/**
 * Tax rate in thousandths of a percent of the net price: 20 % is 20,000, and the 14.975 % of Quebec
 * is 14,975. Basis points could not express the latter.
 */
export type TaxRate = number;

/** A rate and the first day of its validity. */
export interface DatedRate {
  /** ISO date; `ratesCoveredSince` for rates that are older. */
  readonly from: string;
  readonly rate: TaxRate;
}

/** Rates of a country or province, oldest first. Bands that are absent have the standard rate. */
export type BandRates = Readonly<Partial<Record<TaxBand, readonly DatedRate[]>>> & {
  readonly standard: readonly DatedRate[];
};

export interface CountryRates extends BandRates {
  readonly source: string;
  /** Combined federal and provincial rates by postal code of the province. */
  readonly provinces?: Readonly<Record<string, BandRates>>;
}

/** The table lists every change since this day. No order is older. */
export const ratesCoveredSince = '2020-01-01';

const taxesInEurope = 'European Commission, Taxes in Europe Database (TEDB)';
const revenueAgency = 'Canada Revenue Agency, GST/HST rates; revenue ministry of the province';

/** In percent: the initial rate, followed by changes with their first day. */
function history(initial: number, ...changes: readonly [from: string, percent: number][]) {
  const dated = [[ratesCoveredSince, initial] as const, ...changes];
  return dated.map(([from, percent]): DatedRate => ({ from, rate: Math.round(percent * 1000) }));
}

function inEu(...standard: Parameters<typeof history>): CountryRates {
  return { source: taxesInEurope, standard: history(...standard) };
}

/** A province; children's clothing bears only the federal part where a rebate covers the rest. */
function province(standard: readonly DatedRate[], childrensClothing?: number): BandRates {
  return childrensClothing === undefined
    ? { standard }
    : { standard, childrens_clothing: history(childrensClothing) };
}

/**
 * Standard and deviating rates by country (ISO 3166, two letters). Last compared with the package
 * `sales-tax` 2.23.0 on 2026-11-30.
 */
export const TAX_RATES: Readonly<Record<string, CountryRates>> = {
  GB: {
    source: 'VATA 1994 s. 2; Schedule 8 Group 16 for children’s clothing (VAT Notice 714)',
    standard: history(20),
    childrens_clothing: history(0),
  },
  AT: inEu(20),
  BE: inEu(21),
  BG: inEu(20),
  CY: inEu(19),
  CZ: inEu(21),
  DE: inEu(19, ['2020-07-01', 16], ['2021-01-01', 19]),
  DK: inEu(25),
  EE: inEu(20, ['2024-01-01', 22], ['2025-07-01', 24]),
  ES: inEu(21),
  FI: inEu(24, ['2024-09-01', 25.5]),
  FR: inEu(20),
  GR: inEu(24),
  HR: inEu(25),
  HU: inEu(27),
  IE: {
    source: `${taxesInEurope}; VATCA 2010 Schedule 2 for children’s clothing`,
    standard: history(23, ['2020-09-01', 21], ['2021-03-01', 23]),
    childrens_clothing: history(0),
  },
  IT: inEu(22),
  LT: inEu(21),
  LU: {
    source: `${taxesInEurope}; super-reduced rate for clothing of children under 14`,
    standard: history(17, ['2023-01-01', 16], ['2024-01-01', 17]),
    childrens_clothing: history(3),
  },
  LV: inEu(21),
  MT: inEu(18),
  NL: inEu(21),
  PL: inEu(23),
  PT: inEu(23),
  RO: inEu(19, ['2025-08-01', 21]),
  SE: inEu(25),
  SI: inEu(22),
  SK: inEu(20, ['2025-01-01', 23]),
  NO: { source: 'Skatteetaten, merverdiavgiftssatser', standard: history(25) },
  CH: {
    source: 'Federal Tax Administration ESTV, MWSTG Art. 25',
    standard: history(7.7, ['2024-01-01', 8.1]),
  },
  AU: { source: 'A New Tax System (GST) Act 1999 s. 9-70', standard: history(10) },
  NZ: { source: 'Goods and Services Tax Act 1985 s. 8', standard: history(15) },
  CA: {
    source: revenueAgency,
    standard: history(5),
    provinces: {
      BC: province(history(12), 5),
      MB: province(history(12), 5),
      NB: province(history(15)),
      NL: province(history(15)),
      NS: province(history(15, ['2025-04-01', 14]), 5),
      ON: province(history(13), 5),
      PE: province(history(15), 5),
      QC: province(history(14.975)),
      SK: province(history(11), 5),
    },
  },
};
