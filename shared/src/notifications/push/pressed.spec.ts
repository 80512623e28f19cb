import { pressedBy, pressedUrl } from './pressed.js';

const id = '0c9e1f3a-7b2d-4c5e-8f60-1a2b3c4d5e6f';

describe('a pressed push notification', () => {
  it('opens in the office of its own store', () => {
    const url = pressedUrl('https://shop.example', id);
    const [address, hash] = url.split('#');
    expect([address, pressedBy(`#${hash ?? ''}`)]).toStrictEqual([
      'https://shop.example/dashboard/',
      id,
    ]);
  });

  it.each(['', '#', '#orders', '#a#notification=b', 'notification=b'])(
    'is ignored for %j',
    (hash) => {
      expect(pressedBy(hash)).toBeUndefined();
    },
  );
});
