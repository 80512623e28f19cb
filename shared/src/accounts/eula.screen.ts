import { defineScreen } from '../screens/define-screen.js';
import type { FormState } from '../screens/form-state.js';

export interface EulaProps {
  /** Whether the reader has to sign; anyone may read it. */
  readonly mustSign: boolean;
  readonly redirectUri: string;
  readonly form: FormState | null;
}

export const eulaScreen = defineScreen<EulaProps>()({
  name: 'eula',
  routes: ['/sign-up/eula/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
});
