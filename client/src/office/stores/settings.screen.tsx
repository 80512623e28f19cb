import { createRoute, notFound } from '@tanstack/react-router';

import { sectionIn } from './settings-sections.js';
import { lazyPage, root } from '../shell/index.js';

const StoreSettingsPage = lazyPage(async () => {
  const { StoreSettingsPage } = await import('./StoreSettingsPage.js');
  return StoreSettingsPage;
});

export const screen = createRoute({
  getParentRoute: () => root,
  // One route for all sections, so that unsaved input survives a change of section.
  path: '/settings/{-$section}',
  staticData: {
    menu: { text: 'Settings', place: 80 },
    ability: { store: 'settings.manage' },
  },
  beforeLoad: ({ params: { section } }) => {
    if (sectionIn(section) === undefined) notFound({ throw: true });
  },
  component: function Settings() {
    const { section } = screen.useParams();
    const navigate = screen.useNavigate();
    return (
      <StoreSettingsPage
        section={sectionIn(section) ?? 'general'}
        onSection={(opened) => void navigate({ params: { section: opened }, resetScroll: false })}
      />
    );
  },
});
