/** The thread that the address of the editor names: the link of a mail leads to it. */
export function linkedThread(): string | undefined {
  return new URLSearchParams(location.search).get('comment') ?? undefined;
}
