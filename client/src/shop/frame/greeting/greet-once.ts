/** How long a visitor has the page to themselves, in milliseconds. */
const patience = 3_000;
/** Of this tab, in this shop. */
const greetedKey = 'greeted';

interface Visit {
  /** Throws where the browser lets nobody store anything. */
  readonly session: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Whether somebody is filling something in, or has opened something. */
  readonly isBusy: () => boolean;
  readonly show: () => void;
}

/** MKT-008: shows the window once in a session, when the visitor has seen the page and is not busy. */
export function greetOnce(visit: Visit): void {
  if (!isGreeted(visit)) setTimeout(greet, patience, visit);
}

function greet(visit: Visit): void {
  if (visit.isBusy()) {
    setTimeout(greet, patience, visit);
    return;
  }
  visit.session().setItem(greetedKey, 'yes');
  visit.show();
}

function isGreeted({ session }: Visit): boolean {
  try {
    return session().getItem(greetedKey) !== null;
  } catch {
    // Where nothing can be kept, it would greet on every page.
    return true;
  }
}
