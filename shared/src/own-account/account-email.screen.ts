import { defineScreen } from '../storefront/define-screen.js';

export interface AccountEmailProps {
  /** Of the mail's link. */
  readonly token: string;
  /** Not asked yet; confirmed, as the other mail is not yet; changed; or refused. */
  readonly state: 'asked' | 'confirmed' | 'changed' | 'refused';
  /** Why it was refused. */
  readonly refusal: string | null;
}

/** Where the links of the mails about another e-mail address lead, in whatever browser. */
export const accountEmailScreen = defineScreen<AccountEmailProps>()({
  name: 'account-email',
  routes: ['/account/email/'],
  layout: 'blank',
  access: 'anybody',
  cache: 'personal',
  secrets: true,
});
