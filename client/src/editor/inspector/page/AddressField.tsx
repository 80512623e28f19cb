import { pageUrl, maxUrlLength } from '@selvedge/shared/pages/page-address';
import type { PageListing } from '@selvedge/shared/pages/page';
import { useEffect, useState } from 'react';

import { addressProblem } from './address-problem.js';
import { fetchPages } from '../links/links.api.js';
import { Field } from '../../../ui/office/Field.js';

/** PAG-016: the path of the page; what cannot be its address is told while it is typed. */
export function AddressField(props: {
  readonly url: string;
  readonly onUrl: (url: string) => void;
}) {
  const { url, onUrl } = props;
  const opened = useFirst(url);
  const [pages, setPages] = useState<readonly Pick<PageListing, 'url'>[]>([]);
  useEffect(() => {
    let isWanted = true;
    fetchPages().then(
      (all) => {
        if (isWanted) setPages(all);
      },
      // What the server refuses when the page is saved is told then.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Field
      label="Path"
      hint="Shoppers find it there once it is published."
      error={addressProblem({ url, opened: pageUrl(opened), taken: pages.map((page) => page.url) })}
    >
      {(control) => (
        <input
          {...control}
          maxLength={maxUrlLength}
          spellCheck={false}
          value={url}
          onChange={(event) => {
            onUrl(event.currentTarget.value);
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
