/* @selvedge/connect: edit a page of a shop from a program of your own. See docs/connect.md. */

export { connect } from './connect.js';
export { ConnectError } from './connect-error.js';
export type * from './types.js';
/** The Yjs of `session.doc`: two copies of it in one program do not understand each other. */
export * as Y from 'yjs';
