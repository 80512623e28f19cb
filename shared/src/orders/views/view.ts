/** In characters; fits on a tab. */
export const maxViewName = 40;

/** Per person. */
export const maxViews = 20;
