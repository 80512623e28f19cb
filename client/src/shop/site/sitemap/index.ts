export { SitemapPage } from './SitemapPage.js';
