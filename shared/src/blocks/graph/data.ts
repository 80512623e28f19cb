/** Figures, if they come from an address. */
export { figureRequests as dataRequests } from '../kit/figures.js';
