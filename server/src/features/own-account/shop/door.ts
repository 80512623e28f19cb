/** Where a visitor signs in before a page of their account, and is led back to it. */
export function doorTo(page: string): string {
  return `/login/?redirect_uri=${encodeURIComponent(page)}`;
}
