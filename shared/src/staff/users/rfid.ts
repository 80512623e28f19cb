/** The number of a card as readers tell it: 4 to 10 bytes in hex. */
export const rfidForm = /^(?:[0-9A-F]{2}){4,10}$/;

/** Numbers as they were typed, one after the other: without blanks and colons, in capitals, each once. */
export function typedRfids(text: string): readonly string[] {
  const numbers = text.split(/[\n,;]+/).map((one) => one.replaceAll(/[\s:-]/g, '').toUpperCase());
  return [...new Set(numbers.filter((one) => one !== ''))];
}
