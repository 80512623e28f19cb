/** BLK-023: what it draws, where it comes from an address. */
export { figureRequests as dataRequests } from '../kit/figures.js';
