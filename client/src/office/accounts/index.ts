export { useSignIn } from './useSignIn.js';
export { SignInPage } from './SignInPage.js';
export { sessionQuery, useCan, useSession, useSignOut } from './useSession.js';
