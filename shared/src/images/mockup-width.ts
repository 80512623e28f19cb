/** How wide our own mock-ups are made, in pixels; every narrower one is made of that. */
export const mockupMasterWidth = 1600;

const mockups = '/images/mockups/';

/** The width of a picture as its address tells it, in pixels; undefined for pictures of the media library. */
export function mockupWidthOf(original: string): number | undefined {
  return original.startsWith(mockups) ? mockupMasterWidth : undefined;
}
