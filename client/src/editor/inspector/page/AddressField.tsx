import { pageUrl, maxUrlLength } from '@selvedge/shared/pages/page-address';
import type { PageListing } from '@selvedge/shared/pages/page';
import { useEffect, useState } from 'react';

import type { addressProblem } from './address-problem.js';
import { useTyped } from '../controls/useTyped.js';
import { fetchPages } from '../links/links.api.js';
import { Field } from '../../../ui/office/Field.js';

/** Loaded on demand to check whether an address is free. */
interface AddressRules {
  readonly pages: readonly Pick<PageListing, 'url'>[];
  readonly problemOf: typeof addressProblem;
}

/** Path of the page. Reports problems while typing and normalizes the path on blur (PAG-016). */
export function AddressField(props: {
  readonly url: string;
  readonly onUrl: (url: string) => void;
}) {
  const { url, onUrl } = props;
  const { text, write, leave } = useTyped(url, onUrl);
  const opened = useFirst(url);
  const [rules, setRules] = useState<AddressRules>();
  useEffect(() => {
    let isActive = true;
    // Loaded on demand, as it includes the paths of all screens of the shop.
    Promise.all([fetchPages(), import('./address-problem.js')]).then(
      ([pages, { addressProblem: problemOf }]) => {
        if (isActive) setRules({ pages, problemOf });
      },
      // Without the check, the server reports a taken address on saving.
      () => undefined,
    );
    return () => {
      isActive = false;
    };
  }, []);
  return (
    <Field
      label="Web address"
      hint="Takes effect when you publish the page"
      error={rules?.problemOf({
        ...{ url: text, opened: pageUrl(opened) },
        taken: rules.pages.map((page) => page.url),
      })}
    >
      {(control) => (
        <input
          {...control}
          maxLength={maxUrlLength}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            write(event.currentTarget.value);
          }}
          onBlur={() => {
            leave();
            const right = pageUrl(text);
            if (text.trim() !== '' && right !== text) onUrl(right);
          }}
        />
      )}
    </Field>
  );
}

/** Returns the first non-empty text, because the live page loads after the first render. */
function useFirst(text: string): string {
  const [first, setFirst] = useState(text);
  if (first === '' && text !== '') setFirst(text);
  return first;
}
