/** Separate from the rule table and other messages, which shop pages do not load. */
export const required = 'This field is required';
export const email = 'Please enter a valid email address';
export const url = 'Please enter a valid url';
export const tooShort = (least: number): string =>
  `Must contain at least ${String(least)} characters`;
export const wholeNumber = 'Must be a whole number';
export const tooSmall = (least: number | string): string => `Min ${String(least)}`;
export const tooLarge = (most: number | string): string => `Max ${String(most)}`;
