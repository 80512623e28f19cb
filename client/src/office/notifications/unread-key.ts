/** Query key of the unread count, which the window title also shows. */
export const unreadKey = ['unread'] as const;
