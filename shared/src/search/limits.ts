/** In characters. */
export const maxQueryLength = 100;
