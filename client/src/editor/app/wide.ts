/** There is room for page and panels beside each other from here, in pixels. */
export const wide = 900;
