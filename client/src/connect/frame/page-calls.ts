import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import type { Viewer } from '@selvedge/shared/blocks/viewers';

import { fetchRendered } from './rendered.api.js';
import { fetchTicket } from './ticket.api.js';
import { callsTo } from '../sdk/calls.js';
import type { JoinTicket } from '../sdk/page-session.js';

/** Calls from the framed page to the shop. */
export interface PageCalls {
  /** Ticket to join the live document. */
  readonly ticket: () => Promise<JoinTicket>;
  /** Blocks as the shop would render them now, each by its preview number. */
  readonly rendered: () => Promise<readonly RenderedBlock[]>;
  /** The blocks that a visitor of this kind would see. */
  readonly seenBy: (viewer: Viewer) => Promise<readonly RenderedBlock[]>;
}

/** Calls as the signed-in user. Each throws ApiError. */
export function callsOfPerson(division: number, pageId: number): PageCalls {
  return {
    ticket: () => fetchTicket(division, pageId),
    rendered: () => fetchRendered(division, pageId),
    seenBy: (viewer) => fetchRendered(division, pageId, viewer),
  };
}

/**
 * Calls with the bearer token of a session: a third-party frame has no cookies. Each throws
 * ConnectError.
 */
export function callsOfSession(division: number, pageId: number, bearer: string): PageCalls {
  const call = callsTo(location.origin, bearer);
  const path = `/divisions/${String(division)}/pages/${String(pageId)}`;
  return {
    ticket: () => call('POST', `${path}/collab/`, {}),
    rendered: () => call('GET', `${path}/preview/`),
    seenBy: (viewer) => call('GET', `${path}/preview/?as=${viewer}`),
  };
}
