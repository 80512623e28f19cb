import { useQuery } from '@tanstack/react-query';

import { fetchSteps } from './opening.api.js';
import type { OpeningStep } from './opening-steps.js';

export const stepsKey = ['shop-steps'] as const;

/** Set-up steps of the current shop. */
export function useSteps() {
  return useQuery({ queryKey: stepsKey, queryFn: fetchSteps });
}

/** Returns the completed steps; the first two are always done once the shop exists. */
export function useDoneSteps(): readonly OpeningStep[] {
  const { data: steps = [] } = useSteps();
  const isDone = (name: OpeningStep) => steps.some((step) => step.name === name && step.isDone);
  return ['name', 'country', ...(['look', 'product', 'open'] as const).filter(isDone)];
}
