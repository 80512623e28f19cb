import { amountOf, type Figure } from '@selvedge/shared/blocks/model/written-figures';

/** Figure in a square of 100 by 100 with its origin at the top left. */
export interface Mark extends Figure {
  /** Horizontal centre. */
  readonly x: number;
  readonly y: number;
}

interface Plot {
  readonly marks: readonly Mark[];
  /** Axis labels from the top; one of them is zero. */
  readonly ticks: readonly { readonly y: number; readonly amount: number }[];
  /** Vertical position of zero. */
  readonly zero: number;
}

/** Maximum number of axis steps. */
const maxSteps = 4;
const roundSteps = [1, 2, 2.5, 5, 10];

/** Positions figures on the chart; figures without a number are left out (BLK-023). */
export function plotOf(figures: readonly Figure[]): Plot {
  const counted = figures.flatMap((figure) => {
    const amount = amountOf(figure);
    return amount === undefined ? [] : [{ ...figure, amount }];
  });
  const amounts = counted.map(({ amount }) => amount);
  const [least, most] = [Math.min(0, ...amounts), Math.max(0, ...amounts)];
  const step = stepOf(most - least);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step];
  const yOf = (amount: number): number => rounded(((high - amount) / (high - low || 1)) * 100);
  const count = Math.round((high - low) / step);
  return {
    marks: counted.map(({ label, value, amount }, index) => ({
      ...{ label, value, y: yOf(amount) },
      x: rounded(((index + 0.5) / counted.length) * 100),
    })),
    ticks: Array.from({ length: count + 1 }, (_, index) => {
      const amount = Number((high - index * step).toPrecision(12));
      return { y: yOf(amount), amount };
    }),
    zero: yOf(0),
  };
}

function stepOf(range: number): number {
  const least = range / maxSteps || 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return (roundSteps.find((round) => round * power >= least * 0.999_999) ?? 10) * power;
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}

/** Returns the interval of labels on the horizontal axis, so that they fit. */
export function labelStep(count: number): number {
  return Math.ceil(count / 12);
}

/** Abbreviates amounts: `1.2k`, `3m`. */
export function shortAmount(amount: number): string {
  const size = Math.abs(amount);
  if (size >= 1_000_000) return `${Number((amount / 1_000_000).toFixed(1))}m`;
  if (size >= 10_000) return `${Number((amount / 1_000).toFixed(1))}k`;
  return String(Number(amount.toFixed(2)));
}
