/** BLK-046: its figures, where they come from an address. */
export { figureRequests as dataRequests } from '../kit/figures.js';
