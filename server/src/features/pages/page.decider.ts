import { isSame } from '@selvedge/shared/catalogue/is-same';
import { isHomepage, type PageContent } from '@selvedge/shared/pages/page';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { CreatePage, PageCommand, SavePage } from './page.commands.js';
import { HomepageStays, PageChangedMeanwhile, PageExists, PageNotFound } from './page.errors.js';
import type { PageEvent } from './page.events.js';

/** A page as far as decisions need it; null before it was created. */
type State = {
  readonly url: string;
  readonly rev: number;
  /** Null until its first revision. */
  readonly page: PageContent | null;
  /** What shoppers are served; null for nothing. */
  readonly publishedRev: number | null;
  readonly isDeleted: boolean;
} | null;

type Known = NonNullable<State>;

function decide(command: PageCommand, state: State): readonly PageEvent[] {
  if (command.type === 'CreatePage') return create(command, state);
  if (state === null || state.isDeleted) throw new PageNotFound();
  return change(command, state);
}

function change(command: Exclude<PageCommand, CreatePage>, state: Known): readonly PageEvent[] {
  const { uuid } = command;
  switch (command.type) {
    case 'SavePage':
      return save(command, state);
    case 'PublishPage':
      return published(uuid, state);
    case 'UnpublishPage':
      return state.publishedRev === null ? [] : [{ type: 'PageUnpublished', uuid }];
    case 'DeletePage':
      if (state.page !== null && isHomepage(state.page)) throw new HomepageStays();
      return [{ type: 'PageDeleted', uuid }];
  }
}

function create(command: CreatePage, state: State): readonly PageEvent[] {
  if (state !== null) throw new PageExists();
  const { uuid, pageId, page, reason, publish } = command;
  const { url } = page;
  return [
    { type: 'PageCreated', uuid, pageId, url },
    { type: 'PageRevisionRecorded', uuid, rev: 1, reason, page },
    ...(publish ? [{ type: 'PagePublished', uuid, rev: 1, url } as const] : []),
  ];
}

/** PAG-022: every change is a revision; what changes nothing is none. */
function save(command: SavePage, state: Known): readonly PageEvent[] {
  const { uuid, page, reason, baseRev, publish, fromRev } = command;
  if (baseRev !== undefined && baseRev !== state.rev) throw new PageChangedMeanwhile();
  const { url } = page;
  const rev = isSame(page, state.page) ? state.rev : state.rev + 1;
  const after = { ...state, url, rev };
  return [
    ...(url === state.url ? [] : [{ type: 'PageUrlChanged', uuid, url } as const]),
    ...(rev === state.rev
      ? []
      : [{ type: 'PageRevisionRecorded', uuid, rev, reason, page } as const]),
    ...(rev === state.rev || fromRev === undefined
      ? []
      : [{ type: 'PageRestored', uuid, rev, fromRev } as const]),
    ...publication(publish, uuid, after),
  ];
}

function publication(
  publish: boolean | undefined,
  uuid: string,
  state: Known,
): readonly PageEvent[] {
  if (publish === undefined) return [];
  return change({ type: publish ? 'PublishPage' : 'UnpublishPage', uuid }, state);
}

function published(uuid: string, { publishedRev, rev, url }: Known): readonly PageEvent[] {
  return publishedRev === rev ? [] : [{ type: 'PagePublished', uuid, rev, url }];
}

function evolve(state: State, event: PageEvent): State {
  if (event.type === 'PageCreated') {
    return { url: event.url, rev: 0, page: null, publishedRev: null, isDeleted: false };
  }
  return state && after(state, event);
}

function after(state: Known, event: Exclude<PageEvent, { readonly type: 'PageCreated' }>): Known {
  switch (event.type) {
    case 'PageUrlChanged':
      return { ...state, url: event.url };
    case 'PageRevisionRecorded':
      return { ...state, rev: event.rev, page: event.page };
    case 'PageRestored':
      return state;
    case 'PagePublished':
      return { ...state, publishedRev: event.rev };
    case 'PageUnpublished':
      return { ...state, publishedRev: null };
    case 'PageDeleted':
      return { ...state, publishedRev: null, isDeleted: true };
  }
}

/** A page is known by its uuid. */
export const pageDecider: Decider<State, PageCommand, PageEvent> = {
  stream: ({ uuid }) => `page-${uuid}`,
  initial: null,
  decide,
  evolve,
};
