import { defineScreen } from '../storefront/define-screen.js';
import type { FormState } from '../storefront/form-state.js';

export interface EulaProps {
  /** Whether it is asked of whoever reads; everybody may read. */
  readonly mustSign: boolean;
  readonly redirectUri: string;
  readonly form: FormState | null;
}

/** IDN-009, RTE-071. */
export const eulaScreen = defineScreen<EulaProps>()({
  name: 'eula',
  routes: ['/sign-up/eula/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
});
