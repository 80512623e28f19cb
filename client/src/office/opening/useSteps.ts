import { useQuery } from '@tanstack/react-query';

import { fetchSteps } from './opening.api.js';
import type { OpeningStep } from './opening-steps.js';

export const stepsKey = ['shop-steps'] as const;

/** What is still to do in the host's shop. */
export function useSteps() {
  return useQuery({ queryKey: stepsKey, queryFn: fetchSteps });
}

/** The steps of the opening that are done in the host's shop; the first two made it. */
export function useDoneSteps(): readonly OpeningStep[] {
  const { data: steps = [] } = useSteps();
  const isDone = (name: OpeningStep) => steps.some((step) => step.name === name && step.isDone);
  return ['name', 'country', ...(['look', 'product', 'open'] as const).filter(isDone)];
}
