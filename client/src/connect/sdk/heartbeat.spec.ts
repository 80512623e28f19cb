import { Heartbeat } from './heartbeat.js';

/** A heartbeat without a clock: how often it asked, and what it said of the page. */
function beating() {
  const told: boolean[] = [];
  const asked = { count: 0 };
  const heart = new Heartbeat({
    ping: () => (asked.count += 1),
    onChange: (isThere) => told.push(isThere),
  });
  const tick = (times: number): void => {
    for (let time = 0; time < times; time += 1) heart.tick();
  };
  return { heart, told, asked, tick };
}

describe('the heartbeat of a page in a frame', () => {
  it('asks each time, and takes the page for away after three without an answer', () => {
    const { told, asked, tick } = beating();
    tick(3);
    expect([asked.count, told]).toStrictEqual([3, []]);
    tick(5);
    expect([asked.count, told]).toStrictEqual([8, [false]]);
  });

  it('takes it back as soon as it answers', () => {
    const { heart, told, tick } = beating();
    tick(4);
    heart.heard();
    tick(3);
    expect(told).toStrictEqual([false, true]);
  });

  it('says nothing of a page that answers now and then', () => {
    const { heart, told, tick } = beating();
    for (let round = 0; round < 5; round += 1) {
      tick(3);
      heart.heard();
    }
    expect(told).toStrictEqual([]);
  });
});
