import { Start } from './Start.js';
import { startProgram } from '../../ui/office/start-program.js';

// Error reporting loads separately so that it does not delay the first render.
void import('../../lib/faults/watch-faults.js').then(({ watchFaults }) => {
  watchFaults('editor');
});
// The server serves this program only at `/dashboard/pages/<id>/edit`.
const [, id = ''] = /\/pages\/(\d+)\//.exec(location.pathname) ?? [];
startProgram(<Start pageId={Number(id)} />);
