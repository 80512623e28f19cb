export { SignInPage } from './SignInPage.js';
export { useCan, useSession, useSignOut } from './useSession.js';
