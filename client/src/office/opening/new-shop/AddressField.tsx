import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

import { fetchAddress } from '../opening.api.js';
import { Field } from '../../../ui/office/Field.js';

/** Subdomain field that checks availability during typing. */
export function AddressField(props: { code: string; onChange: (code: string) => void }) {
  const { code, onChange } = props;
  const deferredCode = useDeferredValue(code);
  const { data } = useQuery({
    queryKey: ['shop-address', deferredCode],
    queryFn: () => fetchAddress(deferredCode),
    enabled: deferredCode !== '',
    placeholderData: (before) => before,
  });
  const isCurrent = code !== '' && deferredCode === code;
  const refusal = isCurrent ? (data?.refusal ?? undefined) : undefined;
  return (
    <Field
      label="Address"
      hint={isCurrent && data ? data.address.replace(/^https?:\/\//, '') : 'Based on the name'}
      error={refusal}
    >
      {(control) => (
        <input
          {...control}
          name="code"
          required
          maxLength={63}
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value.toLowerCase());
          }}
        />
      )}
    </Field>
  );
}
