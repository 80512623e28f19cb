/** Card number as readers report it: 4 to 10 bytes in hex. */
export const rfidForm = /^(?:[0-9A-F]{2}){4,10}$/;

/** Parses typed numbers: without spaces and colons, in capitals, without duplicates. */
export function typedRfids(text: string): readonly string[] {
  const numbers = text.split(/[\n,;]+/).map((one) => one.replaceAll(/[\s:-]/g, '').toUpperCase());
  return [...new Set(numbers.filter((one) => one !== ''))];
}
