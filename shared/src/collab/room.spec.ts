import { roomIn, roomName } from './room.js';

const uuid = '0c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f';

describe('the room of a live page', () => {
  it('RTM-002 is named after page and epoch', () => {
    expect(roomName({ uuid, epoch: 3 })).toBe(`page.${uuid}.3`);
    expect(roomIn(`page.${uuid}.3`)).toStrictEqual({ uuid, epoch: 3 });
  });

  it.each(['', 'page', `page.${uuid}`, `page.${uuid}.0`, `page.${uuid}.1.2`, `store.${uuid}.1`])(
    'cannot be named %p',
    (name) => {
      expect(roomIn(name)).toBeUndefined();
    },
  );
});
