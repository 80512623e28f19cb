import { Start } from './Start.js';
import { startProgram } from '../../ui/office/start-program.js';

// Beside the rest: the page is on the screen without it.
void import('../../lib/faults/watch-faults.js').then(({ watchFaults }) => {
  watchFaults('editor');
});
// `/dashboard/pages/<id>/edit`: the server answers no other address with this program.
const [, id = ''] = /\/pages\/(\d+)\//.exec(location.pathname) ?? [];
startProgram(<Start pageId={Number(id)} />);
