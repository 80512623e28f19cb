export { signIn } from './session.api.js';
export { SignInPage } from './SignInPage.js';
export { sessionQuery, useCan, useSession, useSignOut } from './useSession.js';
