/** Message for a connect error code, with advice. */
interface Problem {
  readonly title: string;
  readonly text: string;
}

const again = 'Open the page again from the shop dashboard.';

const PROBLEMS: Readonly<Record<string, Problem>> = {
  origin_not_allowed: {
    title: 'This editor is not allowed',
    text: 'The shop does not allow an editor at this address, or the link was created for another one.',
  },
  grant_used: {
    title: 'This link has already been used',
    text: `Each link opens one session. ${again}`,
  },
  grant_expired: {
    title: 'This link has expired',
    text: `Links are valid for one minute. ${again}`,
  },
  scope_denied: {
    title: 'Not permitted',
    text: 'The shop owner did not grant permission for this.',
  },
  page_not_found: { title: 'Page not found', text: 'The page was deleted.' },
  session_not_found: { title: 'The session has ended', text: again },
  session_revoked: {
    title: 'The session was ended',
    text: 'The shop ended it, or it expired. Saved changes are kept.',
  },
  protocol_unsupported: {
    title: 'Incompatible version',
    text: 'Update this editor to use it with this shop.',
  },
  timed_out: {
    title: 'The page did not respond',
    text: 'It did not load within 30 seconds. Check your connection and try again.',
  },
  network: {
    title: 'The shop cannot be reached',
    text: 'Check your internet connection and try again.',
  },
  closed: { title: 'You left the page', text: 'Saved changes are kept.' },
};

export function problemOf(code: string, message = ''): Problem {
  return PROBLEMS[code] ?? { title: 'Something went wrong', text: message || again };
}
