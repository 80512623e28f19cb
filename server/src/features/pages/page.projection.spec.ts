import { recorded, rowsOf } from '../../platform/event-log/testing/event-log.testing.js';
import type { PageEvent } from './page.events.js';
import { pages } from './page.projection.js';
import {
  uuid,
  about,
  renamed,
  created,
  first,
  published,
  unpublished,
  deleted,
} from './page-events.testing.js';

describe('page row', () => {
  const rowOf = (...events: readonly PageEvent[]) =>
    rowsOf(pages, recorded(events, { division: 7 }))[0];

  it("holds the owner's content and the published content", () => {
    const draft: PageEvent = { ...first, rev: 2, page: renamed };
    expect(rowOf(created, first, published, draft)).toMatchObject({
      division: 7,
      uuid,
      id: 7,
      url: '/about/',
      rev: 2,
      page: renamed,
      liveUrl: '/about/',
      liveRev: 1,
      live: about,
    });
  });

  it('has the time of its last revision in microseconds as version', () => {
    expect(rowOf(created, first)?.version).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}001Z$/);
    expect(rowOf(created, first, published)?.version).toBe(rowOf(created, first)?.version);
  });

  it('takes over a new address when it is published', () => {
    const row = rowOf(created, first, published, {
      type: 'PageUrlChanged',
      uuid,
      url: '/who/',
    });
    expect(row).toMatchObject({ url: '/who/', liveUrl: '/about/' });
  });

  it('has no published content after unpublishing, and is removed on deletion', () => {
    expect(rowOf(created, first, published, unpublished)).toMatchObject({ live: null });
    expect(rowOf(created, first, published, deleted)).toBeUndefined();
  });
});
