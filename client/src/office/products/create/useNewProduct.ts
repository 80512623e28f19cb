import type { CreateFromDesign } from '@selvedge/shared/products/admin/contract';
import { GARMENT_OFFERS } from '@selvedge/shared/products/admin/garment-offers';
import { messages } from '@selvedge/shared/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { createFromDesign } from '../products.api.js';
import { ApiError } from '../../../lib/http.js';
import { useSnackbar } from '../../../ui/office/Snackbars.js';

export type NewProduct = Required<CreateFromDesign>;
export type NewErrors = Readonly<Partial<Record<string, string>>>;

export interface StepProps {
  readonly draft: NewProduct;
  readonly errors: NewErrors;
  readonly onChange: (changes: Partial<NewProduct>) => void;
}

/** Toggles a choice; the others keep their order. */
export function toggled(list: readonly string[], one: string): string[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

const initialDraft: NewProduct = {
  garment: 't-shirt',
  design: 'alpine',
  colours: ['White', 'Navy', 'Black'],
  sizes: [...GARMENT_OFFERS['t-shirt'].sizes],
  name: '',
  price: GARMENT_OFFERS['t-shirt'].suggestedPrice,
  description: '',
  collections: [],
  enabled: true,
};

/** Draft of a new product, with its errors and the create request. */
export function useNewProduct(onCreated: (uuid: string) => void) {
  const client = useQueryClient();
  const notify = useSnackbar();
  const [draft, setDraft] = useState(initialDraft);
  const [errors, setErrors] = useState<NewErrors>({});
  const create = useMutation({
    mutationFn: () => {
      if (draft.name.trim() === '')
        throw new ApiError(422, { errors: { name: [messages.required] } });
      return createFromDesign(draft);
    },
    onSuccess: ({ product }) => {
      notify('Product created');
      void client.invalidateQueries({ queryKey: ['products'] });
      void client.invalidateQueries({ queryKey: ['product-choices'] });
      onCreated(product.uuid);
    },
    onError: (error) => {
      const fields = error instanceof ApiError ? Object.entries(error.problem.errors ?? {}) : [];
      const fieldErrors = fields.map(([name, [message = '']]) => [name, message] as const);
      setErrors(
        Object.fromEntries(
          fieldErrors.length > 0 ? fieldErrors : [['form', error.message] as const],
        ),
      );
    },
  });
  const onChange = (changes: Partial<NewProduct>) => {
    setDraft({ ...draft, ...changes });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changes))));
  };
  return { draft, errors, create, onChange, isDirty: draft !== initialDraft };
}
