import { Heartbeat } from './heartbeat.js';

/** A heartbeat with a manual clock, its ping count and its reports. */
function beating() {
  const reported: boolean[] = [];
  const pings = { count: 0 };
  const heart = new Heartbeat({
    ping: () => (pings.count += 1),
    onChange: (isThere) => reported.push(isThere),
  });
  const tick = (times: number): void => {
    for (let time = 0; time < times; time += 1) heart.tick();
  };
  return { heart, reported, pings, tick };
}

describe('Heartbeat', () => {
  it('pings at each tick and reports the page as away after three missed answers', () => {
    const { reported, pings, tick } = beating();
    tick(3);
    expect([pings.count, reported]).toStrictEqual([3, []]);
    tick(5);
    expect([pings.count, reported]).toStrictEqual([8, [false]]);
  });

  it('reports the page as back at its first answer', () => {
    const { heart, reported, tick } = beating();
    tick(4);
    heart.received();
    tick(3);
    expect(reported).toStrictEqual([false, true]);
  });

  it('reports nothing about a page that answers in time', () => {
    const { heart, reported, tick } = beating();
    for (let round = 0; round < 5; round += 1) {
      tick(3);
      heart.received();
    }
    expect(reported).toStrictEqual([]);
  });
});
