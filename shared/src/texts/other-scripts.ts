/** Scripts whose letters `transliterated` leaves unchanged. */
const scripts = [
  ...['Bopomofo', 'Cherokee', 'Ethiopic', 'Han', 'Khmer', 'Lao', 'Mongolian', 'Myanmar', 'Nko'],
  ...['Sinhala', 'Syriac', 'Thaana', 'Thai', 'Tibetan', 'Tifinagh', 'Yi'],
];
// safe-regexp: one letter of a constant list.
const letter = new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/** Whether a text has letters that `romanized` converts. */
export function hasOtherScript(text: string): boolean {
  return letter.test(text);
}
