export { SignInPage } from './SignInPage.js';
export { sessionQuery, useSession, useSignOut } from './useSession.js';
