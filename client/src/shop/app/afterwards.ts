import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import type { PagePayload } from '@selvedge/shared/storefront/contract';

/** What few pages have, and begins once a page can be used. */
export function begin(
  { frame: { popup, measuring, splitTests: everywhere = [] }, screen }: PagePayload,
  { definition: { cache } }: { readonly definition: Pick<AnyScreenDefinition, 'cache'> },
): void {
  // MKT-008: whoever edits the page has seen it.
  if (popup) void import('../frame/welcome/welcome.js');
  // ANL-024: only where a page is the same for everybody, whoever it is measured by.
  if (measuring && cache !== 'personal') {
    void import('../measurement/index.js').then(({ ask }) => {
      ask(measuring.ids);
    });
  }
  const onPage = 'splitTests' in screen ? screen.splitTests : [];
  const tests = [...new Set([...everywhere, ...onPage])];
  if (tests.length > 0)
    void import('../split-tests/index.js').then(({ startAll }) => startAll(tests));
}
