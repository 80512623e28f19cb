import { Heartbeat } from './heartbeat.js';

/** A heartbeat without a clock: how often it asked, and what it said of the page. */
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

describe('the heartbeat of a page in a frame', () => {
  it('asks each time, and takes the page for away after three without an answer', () => {
    const { reported, pings, tick } = beating();
    tick(3);
    expect([pings.count, reported]).toStrictEqual([3, []]);
    tick(5);
    expect([pings.count, reported]).toStrictEqual([8, [false]]);
  });

  it('takes it back as soon as it answers', () => {
    const { heart, reported, tick } = beating();
    tick(4);
    heart.received();
    tick(3);
    expect(reported).toStrictEqual([false, true]);
  });

  it('says nothing of a page that answers now and then', () => {
    const { heart, reported, tick } = beating();
    for (let round = 0; round < 5; round += 1) {
      tick(3);
      heart.received();
    }
    expect(reported).toStrictEqual([]);
  });
});
