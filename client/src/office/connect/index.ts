export { endSession, fetchEditors, fetchSessions, grantPage, saveEditors } from './connect.api.js';
