/** SEO-003: the title of a document while there are unread notifications, `(3) Title`. */
export function documentTitle(title: string, unread: number): string {
  return unread > 0 ? `(${unread}) ${title}` : title;
}
