import { policy } from '../permissions/policy.js';

export const commentPolicy = policy()({
  /** To read what is said about the pages of a store, to say something, and to resolve it. */
  'comments.write': { store: ['pages', 'pages-edit', 'pages-comment'] },
  /** To change, or take back, what one said oneself. */
  'comments.change': { self: true },
});
