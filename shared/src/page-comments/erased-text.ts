/** What stands in place of a comment whose author was forgotten: its text is null. */
export const erasedText = 'What they said is gone with them.';
