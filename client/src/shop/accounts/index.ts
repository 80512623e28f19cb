export { CountdownPage } from './CountdownPage.js';
export { LoginPage } from './LoginPage.js';
export { UnderReviewPage } from './UnderReviewPage.js';
