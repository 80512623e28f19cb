/** Width of our rendered mock-ups in pixels; narrower ones are scaled from it. */
export const mockupMasterWidth = 1600;

const mockups = '/images/mockups/';

/** Width of an image known from its path, in pixels; undefined for library images. */
export function mockupWidthOf(original: string): number | undefined {
  return original.startsWith(mockups) ? mockupMasterWidth : undefined;
}

/** Whether an image is a mock-up of a side without a print, such as the back of a shirt. */
export function isBlankMockup(original: string): boolean {
  return original.startsWith(mockups) && original.endsWith('/plain');
}
