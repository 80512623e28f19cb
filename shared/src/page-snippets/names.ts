export const maxSnippetName = 80;
