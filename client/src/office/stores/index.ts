import { lazy } from 'react';

export { SECTIONS, sectionIn } from './settings-sections.js';

// Fetched when somebody goes there: who looks after orders does not need it.
export const StoreSettingsPage = lazy(async () => {
  const { StoreSettingsPage } = await import('./StoreSettingsPage.js');
  return { default: StoreSettingsPage };
});
