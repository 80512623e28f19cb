import type {
  CreateDiscount,
  DiscountItem,
  OpenedDiscount,
} from '@selvedge/shared/discounts/contract';
import type {
  Amounts,
  DiscountKind,
  DiscountMethod,
  DiscountTerms,
} from '@selvedge/shared/discounts/discount';

import { instantOf, localTime } from '../../lib/local-time.js';

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
  /** Products and collections that the discount applies to; all products if empty. */
  items: DiscountItem[];
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
  ...{ items: [], startsAt: '', endsAt: '', totalLimit: '', customerLimit: '' },
  firstOrderOnly: false,
  forNewSubscribers: false,
};

/** Initial values: those of a discount, or of a new one. */
export function fieldsOf(discount: OpenedDiscount | undefined, currency: string): DiscountFields {
  if (discount === undefined) return { ...newDiscount };
  const { title, method, code, value, items, minimumSpend } = discount;
  return {
    ...newDiscount,
    ...{ title, method, code: code ?? '', kind: value.kind },
    ...{ firstOrderOnly: discount.firstOrderOnly, forNewSubscribers: discount.forNewSubscribers },
    ...valueFieldsOf(value, currency),
    items: [...items],
    minimumSpend: minimumSpend?.[currency] ?? null,
    startsAt: localTime(discount.startsAt),
    endsAt: localTime(discount.endsAt),
    totalLimit: textOf(discount.totalLimit),
    customerLimit: textOf(discount.customerLimit),
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

/** Request body. `before` holds the amounts in other currencies, which the form does not show. */
export function discountIn(
  fields: DiscountFields,
  before: Pick<DiscountTerms, 'value' | 'minimumSpend'> | undefined,
  currency: string,
): CreateDiscount {
  const { title, method, kind, items, minimumSpend } = fields;
  const uuidsOf = (wanted: DiscountItem['kind']) =>
    items.filter((item) => item.kind === wanted).map(({ uuid }) => uuid);
  return {
    ...{ title, method, kind },
    ...codeIn(fields),
    ...valueIn(fields, before?.value.kind === 'amount' ? before.value.amounts : {}, currency),
    products: uuidsOf('product'),
    collections: uuidsOf('collection'),
    minimumSpend: amountsIn(before?.minimumSpend ?? {}, minimumSpend, currency),
    startsAt: instantOf(fields.startsAt),
    endsAt: instantOf(fields.endsAt),
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

type ValueBody = Pick<CreateDiscount, 'percent' | 'amounts' | 'buy' | 'get' | 'tiers'>;

const noValue: ValueBody = { percent: null, amounts: null, buy: null, get: null, tiers: [] };

/** Only what the form shows for the kind: an invalid entry in a hidden field cannot be corrected. */
function valueIn(fields: DiscountFields, amounts: Amounts, currency: string): ValueBody {
  const percent = numberIn(fields.percent);
  switch (fields.kind) {
    case 'percent':
      return { ...noValue, percent };
    case 'amount':
      return { ...noValue, amounts: amountsIn(amounts, fields.amount, currency) };
    case 'buy-get':
      return { ...noValue, buy: numberIn(fields.buy), get: numberIn(fields.get), percent };
    case 'tiers':
      return { ...noValue, tiers: fields.tiers.map(tierIn) };
    case 'free-delivery':
      return noValue;
  }
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

/** Maps the path of a server error to the form field that shows it. */
export function fieldOf(path: string): string {
  if (path.startsWith('products') || path.startsWith('collections')) return 'items';
  return path === 'amounts' || path.startsWith('amounts.') ? 'amount' : path;
}

/**
 * Applies what pausing or issuing codes changed. Terms and version stay those that the form is
 * based on: if someone else has changed the terms, the next save reports the conflict.
 */
export function withStatusOf(opened: OpenedDiscount, changed: OpenedDiscount): OpenedDiscount {
  const { isPaused, state, issued, figures, updatedAt } = changed;
  return { ...opened, isPaused, state, issued, figures, updatedAt };
}
