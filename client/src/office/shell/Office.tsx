import type { InitialState } from '@selvedge/shared/accounts/contract';
import { nextStep, stepLink } from '@selvedge/shared/accounts/next-step';
import { messages } from '@selvedge/shared/messages';
import type { MissingPermission } from '@selvedge/shared/permissions/policies';
import {
  Link,
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
import { missingForScreen, mayOpen } from './screens.js';
import { TopBar } from './TopBar.js';
import { useDocumentTitle } from './useDocumentTitle.js';
import { useScreens } from './useMenu.js';
import { SignInPage, useSession } from '../accounts/index.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { LiveAway } from '../../ui/office/LiveAway.js';
import { Coming } from '../../ui/office/Coming.js';
import { Notice } from '../../ui/office/Notice.js';
import { AskButton } from '../../ui/office/permissions/Ask.js';

/** The frame of atlas and of a store's dashboard: signed out it asks who you are. */
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
      <Suspense fallback={<Coming />}>
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
        <Content session={session} />
      </main>
    </div>
  );
}

/** The screen of the address, where the person may see it. */
function Content({ session }: { session: InitialState }) {
  const screens = useScreens(session);
  const locked = useMatches({
    select: (matches) => matches.find((one) => !mayOpen(session, one.staticData))?.staticData,
  });
  const route = useMatches({ select: (matches) => matches.at(-1)?.routeId });
  const isHeld = session.flags['secondFactorRequired'] === true;
  // IDN-005: everything else is refused until they have one.
  if (isHeld && route !== '/security') return <Navigate to="/security" replace />;
  if (locked !== undefined) {
    const missing = missingForScreen(session, locked);
    if (missing !== undefined) return <LockedScreen screen={locked} missing={missing} />;
    return session.context === 'atlas' ? <Refused /> : <Forbidden />;
  }
  if (screens.length === 0 && route !== '/security' && route !== '/profile') return <Refused />;
  // Of each screen its own: while its code comes, nothing of the one before is shown.
  return (
    <Suspense key={route} fallback={<Coming />}>
      <Passed />
      <Outlet />
    </Suspense>
  );
}

/** GRD-002: whoever sees a screen was let through. */
function Passed() {
  useEffect(() => {
    afterPass();
  }, []);
  return null;
}

/** GRD-033: leads to what comes first, and then back. */
function Unready({ step }: { step: string }) {
  useEffect(() => {
    location.replace(afterRefusal(stepLink(step, location.pathname)));
  }, [step]);
  return null;
}

/** RTE-077: leads to the page of the shop that says so. */
function Forbidden() {
  useEffect(() => {
    location.replace(afterRefusal('/403/'));
  }, []);
  return null;
}

/** PRM-010: a screen that they see once it is granted to them. */
function LockedScreen(props: { screen: StaticDataRouteOption; missing: MissingPermission }) {
  const { menu, title } = props.screen;
  return (
    <Notice
      isPage
      title={title ?? menu?.text ?? 'Permission denied'}
      text={messages.insufficientPermissions}
    >
      <AskButton missing={props.missing} />
    </Notice>
  );
}

/**
 * The first screen that the person may see. It leads there once: `Navigate` would do so with each rendering,
 * over wherever somebody has gone since.
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

function Refused() {
  return (
    <Notice
      isPage
      title="Permission denied"
      text="Your account does not have access. Request permission, or sign in with another account."
    />
  );
}

/** What an unknown address of the office shows. */
export function NotHere() {
  const { pathname } = useLocation();
  // Where the form to sign in was: there is nothing behind it.
  if (pathname.startsWith('/login')) return <FirstScreen />;
  return (
    <Notice
      isPage
      title="Page not found"
      text="This address does not exist. Use the navigation above."
    >
      <Link to="/" className={buttonLink()}>
        Go to start page
      </Link>
    </Notice>
  );
}
