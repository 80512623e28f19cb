import { policy } from '../permissions/policy.js';

export const commentPolicy = policy()({
  /** Reads, writes and resolves comments on pages. */
  'comments.write': { store: ['pages', 'pages-edit', 'pages-comment'] },
  /** Edits or deletes the caller's own comments. */
  'comments.change': { self: true },
});
