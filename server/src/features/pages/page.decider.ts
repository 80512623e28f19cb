import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';
import { isHomepage, type PageContent } from '@selvedge/shared/pages/page';
import { proPartsOf } from '@selvedge/shared/plans/pro-parts';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { CreatePage, PageCommand, SavePage } from './page.commands.js';
import {
  HomepageStays,
  PageChangedMeanwhile,
  PageExists,
  PageNeedsPro,
  PageNotFound,
} from './page.errors.js';
import type { PageEvent } from './page.events.js';

/** The facts about a page that decisions need; null before it is created. */
type State = {
  readonly url: string;
  readonly rev: number;
  /** Null until the first revision. */
  readonly page: PageContent | null;
  /** Last revision if it was automatic and its restored source is not recorded. */
  readonly unexplainedRev: number | null;
  /** Null while unpublished. */
  readonly publishedRev: number | null;
  /** Pro features of the last published revision. */
  readonly servedOfPro: readonly string[];
  readonly isDeleted: boolean;
} | null;

type ExistingPage = NonNullable<State>;

function decide(command: PageCommand, state: State): readonly PageEvent[] {
  if (command.type === 'CreatePage') return create(command, state);
  if (state === null || state.isDeleted) throw new PageNotFound();
  return change(command, state);
}

function change(
  command: Exclude<PageCommand, CreatePage>,
  state: ExistingPage,
): readonly PageEvent[] {
  const { uuid } = command;
  switch (command.type) {
    case 'SavePage':
      return save(command, state);
    case 'PublishPage':
      return published(uuid, state);
    case 'UnpublishPage':
      return state.publishedRev === null ? [] : [{ type: 'PageUnpublished', uuid }];
    case 'ResetPageDoc':
      return [{ type: 'PageDocReset', uuid, epoch: command.epoch, reason: command.reason }];
    case 'DeletePage':
      if (state.page !== null && isHomepage(state.page)) throw new HomepageStays();
      return [{ type: 'PageDeleted', uuid }];
  }
}

function create(command: CreatePage, state: State): readonly PageEvent[] {
  if (state !== null) throw new PageExists();
  const { uuid, pageId, page, reason, publish, isPro } = command;
  requirePro(isPro, page, []);
  const { url } = page;
  return [
    { type: 'PageCreated', uuid, pageId, url },
    { type: 'PageRevisionRecorded', uuid, rev: 1, reason, page },
    ...(publish ? [{ type: 'PagePublished', uuid, rev: 1, url } as const] : []),
  ];
}

/**
 * Records a changed page as a new revision (PAG-022). An automatic revision may already hold a
 * restored page; it then becomes the restoring revision.
 */
function save(command: SavePage, state: ExistingPage): readonly PageEvent[] {
  const { uuid, page, reason, baseRev, publish, fromRev } = command;
  if (baseRev !== undefined && baseRev !== state.rev) throw new PageChangedMeanwhile();
  requirePro(command.isPro, page, state.servedOfPro);
  const { url } = page;
  const rev = isJsonEqual(page, state.page) ? state.rev : state.rev + 1;
  const isNews = rev !== state.rev || rev === state.unexplainedRev;
  const after = { ...state, url, rev };
  return [
    ...(url === state.url ? [] : [{ type: 'PageUrlChanged', uuid, url } as const]),
    ...(rev === state.rev
      ? []
      : [{ type: 'PageRevisionRecorded', uuid, rev, reason, page } as const]),
    ...(fromRev === undefined || fromRev === rev || !isNews
      ? []
      : [{ type: 'PageRestored', uuid, rev, fromRev } as const]),
    ...publication(publish, uuid, after),
  ];
}

/** Features that the store published while it had Pro may stay. */
function requirePro(
  isPro: boolean | undefined,
  page: PageContent,
  served: readonly string[],
): void {
  if (isPro !== false) return;
  if (proPartsOf(page).some((part) => !served.includes(part))) throw new PageNeedsPro();
}

function publication(
  publish: boolean | undefined,
  uuid: string,
  state: ExistingPage,
): readonly PageEvent[] {
  if (publish === undefined) return [];
  return change({ type: publish ? 'PublishPage' : 'UnpublishPage', uuid }, state);
}

function published(uuid: string, { publishedRev, rev, url }: ExistingPage): readonly PageEvent[] {
  return publishedRev === rev ? [] : [{ type: 'PagePublished', uuid, rev, url }];
}

function evolve(state: State, event: PageEvent): State {
  if (event.type === 'PageCreated') {
    const nothing = {
      rev: 0,
      page: null,
      unexplainedRev: null,
      publishedRev: null,
      servedOfPro: [],
    };
    return { url: event.url, ...nothing, isDeleted: false };
  }
  return state && after(state, event);
}

function after(
  state: ExistingPage,
  event: Exclude<PageEvent, { readonly type: 'PageCreated' }>,
): ExistingPage {
  switch (event.type) {
    case 'PageUrlChanged':
      return { ...state, url: event.url };
    case 'PageRevisionRecorded': {
      const { rev, page, reason } = event;
      return { ...state, rev, page, unexplainedRev: reason === 'auto' ? rev : null };
    }
    case 'PageRestored':
      return { ...state, unexplainedRev: null };
    case 'PagePublished':
      return {
        ...state,
        publishedRev: event.rev,
        servedOfPro: state.page === null ? [] : proPartsOf(state.page),
      };
    case 'PageUnpublished':
      return { ...state, publishedRev: null };
    case 'PageDocReset':
      return state;
    case 'PageDeleted':
      return { ...state, publishedRev: null, isDeleted: true };
  }
}

/** Page aggregate, one stream per uuid. */
export const pageDecider: Decider<State, PageCommand, PageEvent> = {
  stream: ({ uuid }) => `page-${uuid}`,
  initial: null,
  decide,
  evolve,
};
