/** Requests the figures if the block loads them from an address. */
export { figureRequests as dataRequests } from '../kit/figures.js';
