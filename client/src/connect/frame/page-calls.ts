import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import type { Viewer } from '@selvedge/shared/blocks/viewers';

import { fetchRendered } from './rendered.api.js';
import { fetchTicket } from './ticket.api.js';
import { callsTo } from '../sdk/calls.js';
import type { JoinTicket } from '../sdk/page-session.js';

/** What the page in the frame asks of the shop. */
export interface PageCalls {
  /** How to follow the live document. */
  readonly ticket: () => Promise<JoinTicket>;
  /** The blocks as the shop would show them now, each by its preview's number. */
  readonly rendered: () => Promise<readonly RenderedBlock[]>;
  /** Those of them that such a visitor would see. */
  readonly seenBy: (viewer: Viewer) => Promise<readonly RenderedBlock[]>;
}

/** As the person who is signed in. Each throws ApiError. */
export function callsOfPerson(division: number, pageId: number): PageCalls {
  return {
    ticket: () => fetchTicket(division, pageId),
    rendered: () => fetchRendered(division, pageId),
    seenBy: (viewer) => fetchRendered(division, pageId, viewer),
  };
}

/** As the one who holds the bearer of a session: a frame on another site has no cookies. Each throws ConnectError. */
export function callsOfSession(division: number, pageId: number, bearer: string): PageCalls {
  const call = callsTo(location.origin, bearer);
  const path = `/divisions/${String(division)}/pages/${String(pageId)}`;
  return {
    ticket: () => call('POST', `${path}/collab/`, {}),
    rendered: () => call('GET', `${path}/preview/`),
    seenBy: (viewer) => call('GET', `${path}/preview/?as=${viewer}`),
  };
}
