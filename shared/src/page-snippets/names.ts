/** In characters. */
export const maxSnippetName = 80;
