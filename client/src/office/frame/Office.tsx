import type { InitialState } from '@selvedge/shared/session/initial-state';
import { nextStep, stepLink } from '@selvedge/shared/accounts/next-step';
import {
  Navigate,
  Outlet,
  useLocation,
  useMatches,
  useNavigate,
  type StaticDataRouteOption,
} from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';

import { afterPass, afterRefusal } from './guard-loop.js';
import styles from './Office.module.css';
import { existsOn, missingForScreen, mayOpen } from './screens.js';
import { TopBar } from './TopBar.js';
import { useDocumentTitle } from './useDocumentTitle.js';
import { useScreens } from './useMenu.js';
import { SignInPage, useSession } from '../accounts/index.js';
import { LiveAway } from '../../ui/office/LiveAway.js';
import { LoadingPlaceholder } from '../../ui/office/LoadingPlaceholder.js';
import { later } from '../../ui/office/later.js';

const notices = () => import('./ScreenNotices.js');
const LockedScreen = later(async () => (await notices()).LockedScreen);
const Refused = later(async () => (await notices()).Refused);
const UnknownScreen = later(async () => (await notices()).UnknownScreen);

/** Frame of atlas and of the store dashboards; shows the sign-in page to visitors. */
export function Office() {
  const session = useSession();
  const isAtlas = session.context === 'atlas';
  const brand = isAtlas ? 'atlas' : (session.store.active?.name ?? 'Dashboard');
  useDocumentTitle(brand);
  const isForVisitors = useMatches({
    select: (matches) => matches.at(-1)?.staticData.isForVisitors === true,
  });
  if (isForVisitors) return <Outlet />;
  if (session.user === null)
    return (
      <Suspense fallback={<LoadingPlaceholder />}>
        <SignInPage context={session.context} />
      </Suspense>
    );
  const step = nextStep(session.user);
  if (step !== undefined) return <Unready step={step} />;
  return (
    <div className={styles['office']}>
      <a className={styles['skip']} href="#content">
        Skip to content
      </a>
      <TopBar session={session} title={brand} />
      <LiveAway />
      <main id="content" className={styles['content']} tabIndex={-1}>
        <Suspense fallback={<LoadingPlaceholder />}>
          <Content session={session} />
        </Suspense>
      </main>
    </div>
  );
}

/** Screen of the current route, or the reason why it cannot be opened. */
function Content({ session }: { session: InitialState }) {
  const screens = useScreens(session);
  const locked = useMatches({
    select: (matches) => matches.find((one) => !mayOpen(session, one.staticData))?.staticData,
  });
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  const isHeld = session.flags['secondFactorRequired'] === true;
  // Without a required second factor, the server refuses everything else (IDN-005).
  if (isHeld && route !== '/security') return <Navigate to="/security" replace />;
  if (locked !== undefined) return <Unavailable session={session} screen={locked} />;
  const isUnknown = route === '__root__';
  const isOwn = route === '/security' || route === '/profile';
  if (screens.length === 0 && !isOwn && !isUnknown) return <Refused />;
  // Keyed by route, so that the previous screen is not shown while the next one loads.
  return (
    <Suspense key={route} fallback={<LoadingPlaceholder />}>
      <Passed />
      <Outlet />
    </Suspense>
  );
}

/** Explains why a screen cannot be opened, or redirects to the page that explains it. */
function Unavailable(props: { session: InitialState; screen: StaticDataRouteOption }) {
  const { session, screen } = props;
  if (!existsOn(session.context, screen)) return <NotHere />;
  const missing = missingForScreen(session, screen);
  if (missing !== undefined) return <LockedScreen screen={screen} missing={missing} />;
  return session.context === 'atlas' ? <Refused /> : <Forbidden />;
}

/** Resets the guard-loop counter, because the screen was allowed (GRD-002). */
function Passed() {
  useEffect(() => {
    afterPass();
  }, []);
  return null;
}

/** Redirects to the pending account step, which then leads back here (GRD-033). */
function Unready({ step }: { step: string }) {
  useEffect(() => {
    location.replace(afterRefusal(stepLink(step, location.pathname)));
  }, [step]);
  return null;
}

/** Redirects to the 403 page of the shop (RTE-077). */
function Forbidden() {
  useEffect(() => {
    location.replace(afterRefusal('/403/'));
  }, []);
  return null;
}

/**
 * Redirects once to the first screen that the user can open. `Navigate` would redirect on every
 * render, even after the user has moved on.
 */
export function FirstScreen() {
  const [first] = useScreens(useSession());
  const to = first?.to ?? '/board';
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to, replace: true });
  }, [navigate, to]);
  return null;
}

export function NotHere() {
  const { pathname } = useLocation();
  // After sign-in the form's address has no screen of its own.
  if (pathname.startsWith('/login')) return <FirstScreen />;
  return <UnknownScreen />;
}
