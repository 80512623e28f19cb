/**
 * Shares or copies the address of a page. Returns a confirmation, or an empty text if it was
 * cancelled.
 */
export async function offerLink(
  kind: 'share' | 'copyLink',
  url: string,
): Promise<string | undefined> {
  try {
    if (kind === 'share' && 'share' in navigator) {
      await navigator.share({ title: document.title, url });
      return '';
    }
    await navigator.clipboard.writeText(url);
    return kind === 'share' ? 'Link copied, ready to be shared' : 'Link copied';
  } catch {
    return undefined;
  }
}
