/** Returns the thread id from the editor URL, set by links in notification e-mails. */
export function linkedThread(): string | undefined {
  return new URLSearchParams(location.search).get('comment') ?? undefined;
}
