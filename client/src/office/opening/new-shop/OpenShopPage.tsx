import { useMutation } from '@tanstack/react-query';

import { AddressField } from './AddressField.js';
import { fetchAddress } from '../opening.api.js';
import { OpeningFrame } from '../OpeningFrame.js';
import { StepForm } from '../StepForm.js';
import { useShopDraft } from './useShopDraft.js';
import { TextField } from '../../../ui/office/TextField.js';

/** First step: name and address of the shop. */
export function OpenShopPage({ onDone }: { readonly onDone: () => void }) {
  const { draft, change, writeCode } = useShopDraft();
  const go = useMutation({
    mutationFn: async () => {
      const { refusal } = await fetchAddress(draft.code);
      if (refusal !== null) throw new Error(refusal);
    },
    onSuccess: onDone,
  });
  return (
    <OpeningFrame
      step="name"
      done={[]}
      title="Create a shop"
      text="Five short steps. You can change everything later, and only you see the shop until you open it."
    >
      <StepForm action="Next" request={go}>
        <TextField
          label="Name"
          name="name"
          isRequired
          maxLength={80}
          value={draft.name}
          onChange={(name) => {
            change({ name });
          }}
        />
        <AddressField code={draft.code} onChange={writeCode} />
      </StepForm>
    </OpeningFrame>
  );
}
