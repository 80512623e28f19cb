export { useSignIn } from './useSignIn.js';
export { SignInPage } from './LazySignInPage.js';
export { sessionQuery, useCan, useSession, useSignOut } from './useSession.js';
