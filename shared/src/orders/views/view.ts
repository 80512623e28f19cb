/** In characters: what a tab has room for. */
export const maxViewName = 40;

/** As many as one person keeps. */
export const maxViews = 20;
