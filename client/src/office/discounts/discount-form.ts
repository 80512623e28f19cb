import type { CreateDiscount } from '@selvedge/shared/discounts/contract';
import type {
  Amounts,
  DiscountKind,
  DiscountMethod,
  DiscountTerms,
} from '@selvedge/shared/discounts/discount';

/** Form of a discount. Numbers and amounts are the typed texts, moments those of the browser. */
export interface DiscountFields {
  title: string;
  method: DiscountMethod;
  code: string;
  kind: DiscountKind;
  percent: string;
  buy: string;
  get: string;
  tiers: { quantity: string; percent: string }[];
  /** In minor units of the store's currency; null if empty, NaN if invalid. */
  amount: number | null;
  minimumSpend: number | null;
  collections: string[];
  startsAt: string;
  endsAt: string;
  totalLimit: string;
  customerLimit: string;
  firstOrderOnly: boolean;
  forNewSubscribers: boolean;
}

const newDiscount: DiscountFields = {
  ...{ title: '', method: 'code', code: '', kind: 'percent', percent: '10', amount: null },
  ...{ buy: '2', get: '1', tiers: [{ quantity: '3', percent: '10' }], minimumSpend: null },
  ...{ collections: [], startsAt: '', endsAt: '', totalLimit: '', customerLimit: '' },
  firstOrderOnly: false,
  forNewSubscribers: false,
};

/** Initial values: those of a discount, or of a new one. */
export function fieldsOf(terms: DiscountTerms | undefined, currency: string): DiscountFields {
  if (terms === undefined) return { ...newDiscount };
  const { title, method, code, value, collections, minimumSpend } = terms;
  return {
    ...newDiscount,
    ...{ title, method, code: code ?? '', kind: value.kind },
    ...{ firstOrderOnly: terms.firstOrderOnly, forNewSubscribers: terms.forNewSubscribers },
    ...valueFieldsOf(value, currency),
    collections: [...collections],
    minimumSpend: minimumSpend?.[currency] ?? null,
    startsAt: localMoment(terms.startsAt),
    endsAt: localMoment(terms.endsAt),
    totalLimit: textOf(terms.totalLimit),
    customerLimit: textOf(terms.customerLimit),
  };
}

function valueFieldsOf(value: DiscountTerms['value'], currency: string): Partial<DiscountFields> {
  switch (value.kind) {
    case 'percent':
      return { percent: String(value.percent) };
    case 'amount':
      return { amount: value.amounts[currency] ?? null };
    case 'buy-get':
      return {
        ...{ buy: String(value.buy), get: String(value.get), percent: String(value.percent) },
      };
    case 'tiers':
      return {
        tiers: value.tiers.map(({ quantity, percent }) => ({
          ...{ quantity: String(quantity), percent: String(percent) },
        })),
      };
    case 'free-delivery':
      return {};
  }
}

/**
 * Request body. `before` holds what the form does not show: amounts in other currencies, and chosen
 * products.
 */
export function discountIn(
  fields: DiscountFields,
  before: DiscountTerms | undefined,
  currency: string,
): CreateDiscount {
  const { title, method, kind, collections, minimumSpend } = fields;
  const amounts = before?.value.kind === 'amount' ? before.value.amounts : {};
  return {
    ...{ title, method, kind },
    ...codeIn(fields),
    percent: numberIn(fields.percent),
    amounts: kind === 'amount' ? amountsIn(amounts, fields.amount, currency) : null,
    buy: numberIn(fields.buy),
    get: numberIn(fields.get),
    tiers: kind === 'tiers' ? fields.tiers.map(tierIn) : [],
    products: [...(before?.products ?? [])],
    collections,
    minimumSpend: amountsIn(before?.minimumSpend ?? {}, minimumSpend, currency),
    startsAt: momentIn(fields.startsAt),
    endsAt: momentIn(fields.endsAt),
    ...limitsIn(fields),
  };
}

/** The form shows the code and its recipients only for their methods. */
function codeIn({ method, code, forNewSubscribers }: DiscountFields) {
  return {
    code: method === 'code' ? code : null,
    forNewSubscribers: method === 'batch' && forNewSubscribers,
  };
}

/** The limits are hidden for automatic discounts. */
function limitsIn({ method, totalLimit, customerLimit, firstOrderOnly }: DiscountFields) {
  if (method === 'automatic')
    return { totalLimit: null, customerLimit: null, firstOrderOnly: false };
  return {
    totalLimit: numberIn(totalLimit),
    customerLimit: numberIn(customerLimit),
    firstOrderOnly,
  };
}

function tierIn({ quantity, percent }: DiscountFields['tiers'][number]) {
  return { quantity: Number(quantity), percent: Number(percent) };
}

function amountsIn(before: Amounts, amount: number | null, currency: string): Amounts | null {
  return amount === null ? null : { ...before, [currency]: amount };
}

function numberIn(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number);
}

function momentIn(local: string): string | null {
  return local === '' ? null : new Date(local).toISOString();
}

/** Value of a `datetime-local` field in the browser's time zone. */
function localMoment(moment: string | null): string {
  if (moment === null) return '';
  const date = new Date(moment);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
