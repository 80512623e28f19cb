import type { Creator } from '@selvedge/shared/catalogue/contract';

import {
  recorded,
  rowsOf,
  scenarioFor,
} from '../../platform/event-log/testing/event-log.testing.js';
import { creatorDecider } from './creator.decider.js';
import {
  CreatorAvatarElsewhere,
  CreatorHandleInvalid,
  CreatorMoved,
  CreatorNameMissing,
  CreatorNotFound,
  CreatorUrlNameInvalid,
  CreatorWebsiteInvalid,
  SocialNetworkUnknown,
} from './creator.errors.js';
import { creators } from './creator.projection.js';

const { given } = scenarioFor(creatorDecider);
const ines: Creator = {
  id: 1,
  uuid: '0b6fd1f1-0000-4000-8000-000000000003',
  division: 7,
  name: 'Ines Moor',
  urlName: 'ines-moor',
  avatar: '/images/media/ines',
  bio: 'Draws whales.',
  website: 'https://ines.example/work',
  handles: { instagram: 'ines.moor', tiktok: 'ines_moor' },
};
const { uuid } = ines;
const saved = { type: 'CreatorSaved', creator: ines } as const;
const removed = { type: 'CreatorRemoved', uuid } as const;

describe('creator', () => {
  it('is stored under its uuid', () => {
    const { stream } = creatorDecider;
    expect(stream({ type: 'SaveCreator', creator: ines })).toBe(`creator-${uuid}`);
    expect(stream({ type: 'RemoveCreator', uuid: 'other' })).toBe('creator-other');
  });

  it('CAT-027 is saved as a whole, and again when it changes', () => {
    given().when({ type: 'SaveCreator', creator: ines }).thenEvents(saved);
    const creator = { ...ines, bio: 'Draws waves.' };
    given(saved)
      .when({ type: 'SaveCreator', creator: { ...creator, id: 9 } })
      .thenEvents({ type: 'CreatorSaved', creator });
    given(saved).when({ type: 'SaveCreator', creator: ines }).thenNothing();
  });

  it('CAT-027 is not saved if it changed since it was read', () => {
    const creator = { ...ines, bio: 'Draws waves.' };
    const upon = (before: Creator) => ({ type: 'SaveCreator', creator, before }) as const;
    given(saved).when(upon(ines)).thenEvents({ type: 'CreatorSaved', creator });
    given(saved)
      .when(upon({ ...ines, name: 'Old' }))
      .thenThrows(new CreatorMoved());
    given(saved, removed).when(upon(ines)).thenThrows(new CreatorMoved());
  });

  it('needs neither image nor website nor handles', () => {
    const creator = { ...ines, avatar: null, website: null, handles: {} };
    given().when({ type: 'SaveCreator', creator }).thenEvents({ type: 'CreatorSaved', creator });
  });

  it('is removed once and can be restored', () => {
    given(saved).when({ type: 'RemoveCreator', uuid }).thenEvents(removed);
    given(saved, removed).when({ type: 'RemoveCreator', uuid }).thenNothing();
    given(saved, removed).when({ type: 'SaveCreator', creator: ines }).thenEvents(saved);
    given().when({ type: 'RemoveCreator', uuid }).thenThrows(new CreatorNotFound());
  });

  it.each<[string, Partial<Creator>, Error]>([
    ['no name', { name: '' }, new CreatorNameMissing()],
    ['a blank name', { name: ' ' }, new CreatorNameMissing()],
    ['an address with spaces', { urlName: 'ines moor' }, new CreatorUrlNameInvalid()],
    ['an image from another host', { avatar: 'https://evil.test/' }, new CreatorAvatarElsewhere()],
    ['a javascript: website', { website: 'javascript:alert(1)' }, new CreatorWebsiteInvalid()],
    ['a website without a domain', { website: 'https://ines' }, new CreatorWebsiteInvalid()],
    [
      'a website with an empty domain label',
      { website: 'https://.example' },
      new CreatorWebsiteInvalid(),
    ],
    ['a handle with @', { handles: { tiktok: '@ines' } }, new CreatorHandleInvalid('tiktok')],
    ['an unknown network', { handles: { myspace: 'ines' } }, new SocialNetworkUnknown('myspace')],
  ])('is refused with %s', (_, change, refusal) => {
    given()
      .when({ type: 'SaveCreator', creator: { ...ines, ...change } })
      .thenThrows(refusal);
  });
});

describe('creator row', () => {
  it('CAT-027 contains the address until the creator is removed', () => {
    expect(rowsOf(creators, recorded([saved], { division: 7 }))).toStrictEqual([
      { division: 7, uuid, id: 1, urlName: 'ines-moor', name: 'Ines Moor', creator: ines },
    ]);
    expect(rowsOf(creators, recorded([saved, removed], { division: 7 }))).toStrictEqual([]);
  });
});
