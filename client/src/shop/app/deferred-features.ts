import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';
import type { PagePayload } from '@selvedge/shared/storefront/contract';

/** Starts optional features once the page is interactive. */
export function startDeferredFeatures(
  { frame: { popup, measuring, splitTests: everywhere = [] }, screen }: PagePayload,
  { definition: { cache } }: { readonly definition: Pick<AnyScreenDefinition, 'cache'> },
): void {
  // Editors of the page do not get the welcome pop-up (MKT-008).
  if (popup) void import('../frame/welcome/welcome.js');
  // Measures only pages that are the same for every visitor (ANL-024).
  if (measuring && cache !== 'personal') {
    void import('../measurement/index.js').then(({ askForConsent }) => {
      askForConsent(measuring.ids);
    });
  }
  const onPage = 'splitTests' in screen ? screen.splitTests : [];
  const tests = [...new Set([...everywhere, ...onPage])];
  if (tests.length > 0)
    void import('../split-tests/index.js').then(({ startAll }) => startAll(tests));
}
