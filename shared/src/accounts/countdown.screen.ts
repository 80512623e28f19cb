import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface CountdownProps {
  readonly heading: string;
  readonly opensAt: string | null;
  /** Whether `opensAt` has passed. The shop does not open automatically; its owner opens it. */
  readonly isPast: boolean;
  /** Whether the visitor has just subscribed to the newsletter. */
  readonly hasSubscribed: boolean;
  /** Refused subscription with its errors. */
  readonly form: FormState | null;
}

export const countdownScreen = defineScreen<CountdownProps>()({
  name: 'countdown',
  routes: ['/countdown/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
});
