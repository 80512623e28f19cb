const Sequencer = require('@jest/test-sequencer').default;

/** Starts the longest files first, so that no core is left with one at the end. */
const longest = [/\/groups\//, /\.contract\.spec\.ts$/, /\/(?:mockups|images)\//];

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => rank(one) - rank(other));
  }
};

function rank({ path }) {
  const place = longest.findIndex((pattern) => pattern.test(path));
  return place === -1 ? longest.length : place;
}
