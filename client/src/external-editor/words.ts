/** What people are told of a code of connect, and what they can do. */
interface Problem {
  readonly title: string;
  readonly text: string;
}

const again = 'Open the page again from the dashboard of the shop.';

const PROBLEMS: Readonly<Record<string, Problem>> = {
  origin_not_allowed: {
    title: 'This editor is not allowed',
    text: 'The shop lets no editor in from this address, or the link was made for another one.',
  },
  grant_used: { title: 'This link was used already', text: `It opens one session. ${again}` },
  grant_expired: { title: 'This link is too old', text: `It is good for a minute. ${again}` },
  scope_denied: { title: 'Not permitted', text: 'The owner did not permit this.' },
  page_not_found: { title: 'The page is gone', text: 'Somebody has deleted it.' },
  session_not_found: { title: 'The session is over', text: again },
  session_revoked: {
    title: 'The session was ended',
    text: 'Somebody of the shop has ended it, or its time is over. What was saved is kept.',
  },
  protocol_unsupported: {
    title: 'The shop speaks another version',
    text: 'This editor has to be renewed before it can be used with this shop.',
  },
  timed_out: {
    title: 'The page did not answer',
    text: 'It was given half a minute. Check that it can be reached, and try again.',
  },
  network: {
    title: 'The shop cannot be reached',
    text: 'Check that you are online, and try again.',
  },
  closed: { title: 'You have left the page', text: 'What was saved is kept.' },
};

export function problemOf(code: string, message = ''): Problem {
  return PROBLEMS[code] ?? { title: 'Something went wrong', text: message || again };
}
