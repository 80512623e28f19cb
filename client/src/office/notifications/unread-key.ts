/** NTF-011: how many the bell counts, for the title of the window. */
export const unreadKey = ['unread'] as const;
