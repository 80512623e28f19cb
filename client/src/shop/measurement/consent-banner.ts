import type { Measurement } from '@selvedge/shared/stores/measurement/measurement';

import { consentCookie, consentIn, isBypassed, withdrawnCookies, type Consent } from './consent.js';
import { startPrograms } from './programs.js';

/** Delay and idle limit in milliseconds: the page's own work comes first (ANL-012, ANL-015). */
const [enabledAfter, idleWithin] = [5_000, 10_000];

let isStarted = false;

/** Asks for consent and starts measuring once it is given (MKT-009, MKT-010). */
export function askForConsent(ids: Measurement): void {
  if (isBypassed(location.search)) return;
  const consent = consentIn(document.cookie);
  const bar = document.querySelector<HTMLElement>('#consent');
  if (consent === 'all') startSoon(ids);
  if (bar === null) return;
  bar.hidden = consent !== undefined;
  for (const button of bar.querySelectorAll<HTMLButtonElement>('[data-consent]')) {
    button.addEventListener('click', () => {
      bar.hidden = true;
      answer(button.dataset['consent'] === 'all' ? 'all' : 'essential', ids);
    });
  }
  const reopen = document.querySelector<HTMLButtonElement>('#cookie-choices');
  if (reopen === null) return;
  reopen.hidden = false;
  reopen.addEventListener('click', () => {
    bar.hidden = false;
    bar.querySelector('button')?.focus();
  });
}

function answer(consent: Consent, ids: Measurement): void {
  document.cookie = consentCookie(consent, location.protocol === 'https:');
  if (consent === 'all') {
    startSoon(ids);
    return;
  }
  const withdrawn = withdrawnCookies(document.cookie, location.hostname);
  for (const cookie of withdrawn) document.cookie = cookie;
  // A loaded program can only be stopped by a reload.
  if (isStarted) location.reload();
}

function startSoon(ids: Measurement): void {
  setTimeout(startWhenIdle, Math.max(0, enabledAfter - performance.now()), ids);
}

function startWhenIdle(ids: Measurement): void {
  const start = (): void => {
    // Consent may have changed in the meantime.
    if (isStarted || consentIn(document.cookie) !== 'all') return;
    isStarted = true;
    startPrograms(ids);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleWithin });
  else start();
}
