import { defineScreen } from '../screens/define-screen.js';

export interface AccountEmailProps {
  /** Token of the e-mail link. */
  readonly token: string;
  /** Not confirmed yet; confirmed at one of the two addresses; changed; or refused. */
  readonly state: 'asked' | 'confirmed' | 'changed' | 'refused';
  readonly refusal: string | null;
}

/** Target of the links in e-mails about an e-mail change, in any browser. */
export const accountEmailScreen = defineScreen<AccountEmailProps>()({
  name: 'account-email',
  routes: ['/account/email/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
});
