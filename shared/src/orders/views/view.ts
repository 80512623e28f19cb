/** In characters; fits on a tab. */
export const maxViewName = 40;

/** Maximum number per person. */
export const maxViews = 20;
