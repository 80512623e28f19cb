/* @selvedge/connect: edit a page of a shop from your own program. See docs/connect.md. */

export { connect } from './connect.js';
export { ConnectError } from './connect-error.js';
export type * from './types.js';
/** The Yjs instance of `session.doc`: two copies of Yjs in one program are incompatible. */
export * as Y from 'yjs';
