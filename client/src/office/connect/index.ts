export { editorKeys, fetchEditors, grantPage, saveEditors } from './connect.api.js';
export { useLiveEditors } from './useLiveEditors.js';
