import { lazy } from 'react';

// LAY-040: fetched when somebody goes there.
export const ThemePage = lazy(async () => {
  const { ThemePage } = await import('./ThemePage.js');
  return { default: ThemePage };
});
