/** How long a visitor has the page to themselves, in milliseconds. */
const delayMs = 3_000;
/** Of this tab, in this shop. */
const welcomedKey = 'greeted';

interface WelcomeContext {
  /** Throws where the browser lets nobody store anything. */
  readonly session: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether somebody is filling something in, or has opened something. */
  readonly isBusy: () => boolean;
  readonly show: () => void;
}

/** MKT-008: shows the pop-up once in a session, when the visitor has seen the page and is not busy. */
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
    // Where nothing can be kept, it would be shown on every page.
    return true;
  }
}
