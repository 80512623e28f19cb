import type { Product } from './contract.js';

/**
 * What a shopper can choose of a product, each as the text that `choiceOf` makes: every colour, every
 * size that is to be had, and every colour in every size that is to be had in it.
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

/** The text by which products are found that come in a colour, a size, or a colour in a size. */
export function choiceOf({ colour = '', size = '' }: { colour?: string; size?: string }): string {
  return JSON.stringify([colour, size]);
}
