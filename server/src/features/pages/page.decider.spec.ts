import type { PageContent } from '@selvedge/shared/pages/page';

import { scenarioFor } from '../../platform/event-log/testing/event-log.testing.js';
import { pageDecider } from './page.decider.js';
import {
  HomepageStays,
  PageChangedMeanwhile,
  PageExists,
  PageNeedsPro,
  PageNotFound,
} from './page.errors.js';
import type { PageEvent } from './page.events.js';
import {
  uuid,
  about,
  renamed,
  moved,
  created,
  first,
  published,
  unpublished,
  deleted,
} from './page-events.testing.js';

const { given } = scenarioFor(pageDecider);
const createAbout = {
  type: 'CreatePage',
  uuid,
  pageId: 7,
  page: about,
  reason: 'external',
  isPro: false,
} as const;
const saveAbout = { type: 'SavePage', uuid, reason: 'external', baseRev: undefined } as const;

describe('page', () => {
  it('has its stream named after its uuid', () => {
    expect(pageDecider.stream({ type: 'PublishPage', uuid })).toBe(`page-${uuid}`);
  });

  it('keeps the address that it moved to', () => {
    const url: PageEvent = { type: 'PageUrlChanged', uuid, url: '/who/' };
    given(created, first, url, { ...first, rev: 2, page: moved })
      .when({ type: 'PublishPage', uuid })
      .thenEvents({ type: 'PagePublished', uuid, rev: 2, url: '/who/' });
  });

  it('API-032 is created, and published unless the command says otherwise', () => {
    given()
      .when({ ...createAbout, publish: true })
      .thenEvents(created, first, published);
    given()
      .when({ ...createAbout, publish: false })
      .thenEvents(created, first);
  });

  it('requires Pro for new custom HTML under any type name and at any depth', () => {
    const markup = { type: 'htmlBlock', properties: { html: { id: 1, value: '<b>Hi</b>' } } };
    const withMarkup = { ...about, blocks: [{ type: 'column', items: [markup] }] };
    const changed = {
      ...about,
      blocks: [{ ...markup, properties: { html: { id: 1, value: '!' } } }],
    };
    const saved: PageEvent = { ...first, page: withMarkup };
    given()
      .when({ ...createAbout, page: withMarkup, publish: false })
      .thenThrows(new PageNeedsPro());
    given()
      .when({ ...createAbout, page: withMarkup, publish: false, isPro: true })
      .thenEvents(created, saved);
    const save = { ...saveAbout, page: withMarkup, publish: undefined, isPro: false };
    given(created, first).when(save).thenThrows(new PageNeedsPro());
    // An automatic revision is not a user's choice, and shoppers do not see it.
    given(created, first)
      .when({ ...saveAbout, page: withMarkup, publish: undefined, reason: 'auto' })
      .thenEvents({ ...saved, rev: 2, reason: 'auto' });
    const served = [created, saved, published] as const;
    given(...served)
      .when({ ...save, publish: true })
      .thenEvents();
    given(...served)
      .when({ ...save, page: changed })
      .thenThrows(new PageNeedsPro());
    given(...served)
      .when({ ...save, page: about })
      .thenEvents({ ...first, rev: 2 });
  });

  it('keeps its content when its live document is reset', () => {
    const reset = { uuid, epoch: 2, reason: 'spoiled' } as const;
    given(created, first)
      .when({ type: 'ResetPageDoc', ...reset })
      .thenEvents({ type: 'PageDocReset', ...reset });
    given(created, first, { type: 'PageDocReset', ...reset })
      .when({ type: 'PublishPage', uuid })
      .thenEvents(published);
    given()
      .when({ type: 'ResetPageDoc', ...reset })
      .thenThrows(new PageNotFound());
  });

  it('cannot reuse a uuid, even of a deleted page', () => {
    const again = { ...createAbout, publish: true };
    given(created, first).when(again).thenThrows(new PageExists());
    given(created, first, deleted).when(again).thenThrows(new PageExists());
  });

  it('records a change as a revision, and publishes it on request', () => {
    const second: PageEvent = { ...first, rev: 2, page: renamed };
    given(created, first, published)
      .when({ ...saveAbout, page: renamed, publish: true })
      .thenEvents(second, { ...published, rev: 2 });
    given(created, first, published)
      .when({ ...saveAbout, page: renamed, publish: undefined })
      .thenEvents(second);
  });

  it('records nothing if it is saved unchanged', () => {
    given(created, first, published)
      .when({ ...saveAbout, page: about, publish: true })
      .thenNothing();
    given(created, first)
      .when({ ...saveAbout, page: about, publish: true })
      .thenEvents(published);
  });

  it('moves to another address', () => {
    given(created, first, published)
      .when({ ...saveAbout, page: moved, publish: true })
      .thenEvents(
        { type: 'PageUrlChanged', uuid, url: '/who/' },
        { ...first, rev: 2, page: moved },
        { type: 'PagePublished', uuid, rev: 2, url: '/who/' },
      );
  });

  it('refuses a save based on an older revision', () => {
    given(created, first)
      .when({ ...saveAbout, page: renamed, publish: true, baseRev: 0 })
      .thenThrows(new PageChangedMeanwhile());
    given(created, first)
      .when({ ...saveAbout, page: about, publish: undefined, baseRev: 1 })
      .thenNothing();
  });

  it('PAG-022 is restored to an earlier revision by a new one', () => {
    const second: PageEvent = { ...first, rev: 2, page: renamed };
    const restore = { ...saveAbout, page: about, reason: 'restore', publish: undefined } as const;
    given(created, first, second)
      .when({ ...restore, fromRev: 1 })
      .thenEvents(
        { ...first, rev: 3, reason: 'restore' },
        { type: 'PageRestored', uuid, rev: 3, fromRev: 1 },
      );
    given(created, first)
      .when({ ...restore, fromRev: 1 })
      .thenNothing();
  });

  it('PAG-022 is restored once if an automatic revision already holds the restored content', () => {
    const restore = { ...saveAbout, page: about, reason: 'restore', publish: undefined } as const;
    const auto = (rev: number, page: PageContent): PageEvent => ({
      ...first,
      rev,
      reason: 'auto',
      page,
    });
    const history = [created, first, auto(2, renamed), auto(3, about)];
    const restored: PageEvent = { type: 'PageRestored', uuid, rev: 3, fromRev: 1 };
    given(...history)
      .when({ ...restore, fromRev: 1 })
      .thenEvents(restored);
    given(...history, restored)
      .when({ ...restore, fromRev: 1 })
      .thenNothing();
    given(...history)
      .when({ ...restore, fromRev: 3 })
      .thenNothing();
    given(...history)
      .when({ ...restore, reason: 'external' })
      .thenNothing();
    const bySomebody: PageEvent = { ...first, rev: 3 };
    given(created, first, auto(2, renamed), bySomebody)
      .when({ ...restore, fromRev: 1 })
      .thenNothing();
  });

  it('PAG-007 is published and unpublished, each only once', () => {
    given(created, first).when({ type: 'PublishPage', uuid }).thenEvents(published);
    given(created, first, published).when({ type: 'PublishPage', uuid }).thenNothing();
    given(created, first, published).when({ type: 'UnpublishPage', uuid }).thenEvents(unpublished);
    given(created, first).when({ type: 'UnpublishPage', uuid }).thenNothing();
    given(created, first, published)
      .when({ ...saveAbout, page: about, publish: false })
      .thenEvents(unpublished);
    given(created, first, published, unpublished)
      .when({ type: 'PublishPage', uuid })
      .thenEvents(published);
  });

  it('PAG-024 accepts no commands after its deletion', () => {
    given(created, first, published).when({ type: 'DeletePage', uuid }).thenEvents(deleted);
    given(created, first, deleted)
      .when({ type: 'DeletePage', uuid })
      .thenThrows(new PageNotFound());
    given().when({ type: 'PublishPage', uuid }).thenThrows(new PageNotFound());
  });

  it.each<Partial<PageContent>>([{ url: '/' }, { flags: ['homepage'] }])(
    'PAG-012 cannot be deleted while it is the homepage by %j',
    (change) => {
      given(created, { ...first, page: { ...about, ...change } })
        .when({ type: 'DeletePage', uuid })
        .thenThrows(new HomepageStays());
    },
  );
});
