import { pageUrl, maxUrlLength } from '@selvedge/shared/pages/page-address';
import type { PageListing } from '@selvedge/shared/pages/page';
import { useEffect, useState } from 'react';

import type { addressProblem } from './address-problem.js';
import { useTyped } from '../controls/useTyped.js';
import { fetchPages } from '../links/links.api.js';
import { Field } from '../../../ui/office/Field.js';

/** What tells whether an address is free. */
interface AddressRules {
  readonly pages: readonly Pick<PageListing, 'url'>[];
  readonly problemOf: typeof addressProblem;
}

/** PAG-016: the path of the page, made right when it is left; what cannot be its address is told while it is typed. */
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
    // It brings the addresses of all screens of the shop.
    Promise.all([fetchPages(), import('./address-problem.js')]).then(
      ([pages, { addressProblem: problemOf }]) => {
        if (isActive) setRules({ pages, problemOf });
      },
      // What the server refuses when the page is saved is told then.
      () => undefined,
    );
    return () => {
      isActive = false;
    };
  }, []);
  return (
    <Field
      label="Path"
      hint="Shoppers find it there once it is published."
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

/** The first text that there was: before the live page has come there is none. */
function useFirst(text: string): string {
  const [first, setFirst] = useState(text);
  if (first === '' && text !== '') setFirst(text);
  return first;
}
