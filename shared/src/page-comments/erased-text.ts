/** Replaces a comment whose author was erased; its text is null. */
export const erasedText = 'This comment was erased together with its author.';
