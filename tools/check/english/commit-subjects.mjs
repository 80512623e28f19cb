import { execFileSync } from 'node:child_process';
import { subjectProblem } from './retired-words.js';

/* Checks the subjects of all commits since the rule exists (decision 0129). Part of `.ci/run`. */

/** Parent of the commit that added this check. A shallow clone may lack it, and then has newer commits only. */
const lastUnchecked = '4953f6bb247901a872aa4e4f09aae1b739920ea2';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' });

function isKnown(commit) {
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

const range = isKnown(lastUnchecked) ? [`${lastUnchecked}..HEAD`] : ['HEAD'];
const subjects = git('log', '--no-merges', '--format=%s', ...range)
  .split('\n')
  .filter(Boolean);
const wrong = subjects.flatMap((subject) => {
  const problem = subjectProblem(subject);
  return problem === undefined ? [] : [`${subject}\n  ${problem}`];
});
console.log(`commit subjects: ${wrong.length} of ${subjects.length} are wrong`);
if (wrong.length > 0) {
  console.error(wrong.join('\n'));
  process.exit(1);
}
