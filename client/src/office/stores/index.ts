export { PreviewLinkPanel } from './preview/PreviewLinkPanel.js';
export { SECTIONS } from './settings-sections.js';
