/** Delay before the pop-up, in milliseconds. */
const delayMs = 3_000;
/** Session storage key. */
const welcomedKey = 'greeted';

interface WelcomeContext {
  /** Throws if the browser forbids storage. */
  readonly session: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether the visitor is filling in a form or has something open. */
  readonly isBusy: () => boolean;
  readonly show: () => void;
}

/** Shows the pop-up once per session, after a delay and when the visitor is not busy (MKT-008). */
export function welcomeOnce(context: WelcomeContext): void {
  if (!isWelcomed(context)) setTimeout(welcome, delayMs, context);
}

function welcome(context: WelcomeContext): void {
  if (context.isBusy()) {
    setTimeout(welcome, delayMs, context);
    return;
  }
  context.session().setItem(welcomedKey, 'yes');
  context.show();
}

function isWelcomed({ session }: WelcomeContext): boolean {
  try {
    return session().getItem(welcomedKey) !== null;
  } catch {
    // Without storage it would appear on every page, so it counts as already shown.
    return true;
  }
}
