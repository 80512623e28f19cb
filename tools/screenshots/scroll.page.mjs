/*
 * Runs in every page before its own scripts: provides `withScrollKept(work)`, which returns the
 * result of `work` and then scrolls the page and all lists on it back to where they were. Otherwise
 * a list would be photographed elsewhere than its texts were measured.
 */

const { document } = globalThis;

const scrolls = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
  scrollHeight > clientHeight || scrollWidth > clientWidth;

globalThis.withScrollKept = (work) => {
  const before = [...document.querySelectorAll('*')]
    .filter(scrolls)
    .map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  const result = work();
  for (const { element, left, top } of before) element.scrollTo({ left, top, behavior: 'instant' });
  return result;
};
