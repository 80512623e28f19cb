import type { Product } from './contract.js';

/**
 * Returns the choices of a product as `choiceOf` texts: all colours, all available sizes and all
 * available combinations.
 */
export function choicesOf({ colours }: Pick<Product, 'colours'>): readonly string[] {
  const choices = colours.flatMap(({ name: colour, sizes }) => [
    choiceOf({ colour }),
    ...sizes
      .filter(({ available }) => available)
      .flatMap(({ name: size }) => [choiceOf({ size }), choiceOf({ colour, size })]),
  ]);
  return [...new Set(choices)];
}

/** Search text of a colour, a size or a combination. */
export function choiceOf({ colour = '', size = '' }: { colour?: string; size?: string }): string {
  return JSON.stringify([colour, size]);
}
