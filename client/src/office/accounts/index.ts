export { SignInPage } from './SignInPage.js';
export { useSession, useSignOut } from './useSession.js';
