/** RTE-037. */
export const quoteRequestLink = '/get-a-quote/';
