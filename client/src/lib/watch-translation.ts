const isTranslation = ({ nodeName }: Node): boolean => nodeName === 'FONT';

/**
 * Loads the module that makes React work in a translated page, with the first translation. Few
 * pages are translated.
 */
export function watchTranslation(): void {
  const pending: MutationRecord[] = [];
  const observer = new MutationObserver((records) => {
    const isFirst = pending.length === 0;
    if (isFirst && !records.some(({ addedNodes }) => [...addedNodes].some(isTranslation))) return;
    pending.push(...records);
    if (!isFirst) return;
    void import('./translated-texts.js').then(({ follow }) => {
      observer.disconnect();
      follow(pending);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
