import { useMutation } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';

import { CurrencyField } from './CurrencyField.js';
import { openShop } from '../opening.api.js';
import { OpeningFrame } from '../OpeningFrame.js';
import { StepForm } from '../StepForm.js';
import { useShopDraft } from './useShopDraft.js';
import { buttonLink } from '../../../ui/office/button-link.js';
import { CountryField } from '../../../ui/office/CountryField.js';

/** Second step: country and currency. Submitting it creates the shop. */
export function CountryPage() {
  const { draft, change, forget, settled } = useShopDraft();
  const open = useMutation({
    mutationFn: async () => {
      await settled();
      return openShop(draft);
    },
    onSuccess: ({ url }) => {
      forget();
      location.assign(`${url}?to=opening`);
    },
  });
  if (draft.name.trim() === '' || draft.code === '') return <Navigate to="/shops/new" replace />;
  return (
    <OpeningFrame
      step="country"
      done={['name']}
      title={`Where does ${draft.name.trim()} sell from?`}
      text="We suggest a currency based on your country. Shoppers in other countries can still buy."
    >
      <StepForm
        action="Create shop"
        request={open}
        back={
          <Link to="/shops/new" className={buttonLink()}>
            Back
          </Link>
        }
      >
        <CountryField
          value={draft.country}
          onChange={(country) => {
            change({ country });
          }}
        />
        <CurrencyField
          value={draft.currency}
          onChange={(currency) => {
            change({ currency });
          }}
        />
      </StepForm>
    </OpeningFrame>
  );
}
