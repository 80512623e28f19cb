import { createRoute } from '@tanstack/react-router';

import { lazyPage, root } from '../shell/index.js';

const prefilled = ['title', 'body', 'related', 'href'] as const;
type Prefilled = Readonly<Partial<Record<(typeof prefilled)[number], string>>>;

const BuilderPage = lazyPage(async () => {
  const { BuilderPage } = await import('./builder/BuilderPage.js');
  return BuilderPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  path: '/marketing-tools/notifications/builder',
  staticData: { title: 'New notification', ability: { store: 'notifications.send' } },
  validateSearch: (search): Prefilled =>
    Object.fromEntries(
      prefilled.flatMap((name) => {
        const value = search[name];
        return typeof value === 'string' || typeof value === 'number'
          ? [[name, String(value)]]
          : [];
      }),
    ),
  component: function NotificationBuilder() {
    return <BuilderPage {...screen.useSearch()} />;
  },
});
