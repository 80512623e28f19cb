/** Minimum window width in pixels for page and panels side by side. */
export const wideLayoutMinWidth = 900;
