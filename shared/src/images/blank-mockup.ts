/** Whether an image is a mock-up of a side without a print, such as the back of a shirt. */
export function isBlankMockup(original: string): boolean {
  return original.startsWith('/images/mockups/') && original.endsWith('/plain');
}
