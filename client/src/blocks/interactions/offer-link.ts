/** Shares or copies a page's address: the words for what was done, and nothing where it was not. */
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
