import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import type { PagePayload } from '@selvedge/shared/storefront/contract';

/** What few pages have, and begins once a page can be used. */
export function begin(
  { frame: { popup, measuring }, screen }: PagePayload,
  { definition: { cache } }: { readonly definition: Pick<AnyScreenDefinition, 'cache'> },
): void {
  // MKT-008: whoever edits the page has seen it.
  if (popup) void import('../frame/greeting/greet.js');
  // ANL-024: only where a page is the same for everybody, whoever it is measured by.
  if (measuring && cache !== 'personal') {
    void import('../measurement/index.js').then(({ ask }) => {
      ask(measuring.ids);
    });
  }
  if ('splitTests' in screen) {
    const { splitTests } = screen;
    void import('../split-tests/index.js').then(({ startAll }) => startAll(splitTests));
  }
}
