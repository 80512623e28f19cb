import { missingPermission } from '@selvedge/shared/policies/policies';
import { History, MessageSquare, Monitor, Redo2, Smartphone, Tablet, Undo2 } from 'lucide-react';
import { useEffect, useId } from 'react';
import { ToggleButton } from 'react-aria-components';

import { RequestEditAccess } from './AskToEdit.js';
import styles from './TopBar.module.css';
import { ViewMenus, type ViewProps } from './ViewMenus.js';
import { BackLink } from '../pages/BackLink.js';
import { PageSwitch } from '../pages/PageSwitch.js';
import { useNothingToPublish } from '../publish/useNothingToPublish.js';
import { People } from '../session/People.js';
import type { Person } from '../session/presence.js';
import { SaveMark } from '../session/SaveMark.js';
import { useSessionState } from '../session/useLive.js';
import type { OpenPage } from '../session/useOpening.js';
import type { Rights } from '../session/useRights.js';
import type { Steps } from '../session/useUndo.js';
import { useOnline } from '../../lib/useOnline.js';
import { Button } from '../../ui/office/Button.js';
import { IconButton } from '../../ui/office/IconButton.js';
import { Intercepted } from '../../ui/office/permissions/LockedControls.js';
import { titled } from '../../ui/office/titled.js';

const DEVICES = [
  { width: 390, text: 'Phone', Icon: Smartphone },
  { width: 768, text: 'Tablet', Icon: Tablet },
  { width: 1440, text: 'Desktop', Icon: Monitor },
] as const;

export interface TopBarProps extends ViewProps {
  readonly title: string;
  readonly page: OpenPage;
  readonly people: readonly Person[];
  readonly width: number;
  readonly steps: Steps;
  readonly isPast: boolean;
  readonly onPast: () => void;
  readonly isTalk: boolean;
  readonly openThreads: number;
  readonly onTalk: () => void;
  readonly rights: Rights;
  readonly onWidth: (width: number) => void;
  readonly onFollow: (person: Person) => void;
  readonly onPublish: () => void;
}

export function TopBar(props: TopBarProps) {
  const { title, page, people, width, steps, rights } = props;
  const { zoom, onZoom, viewer, onViewer } = props;
  const { url } = page;
  useWindowTitle(title);
  return (
    <header className={styles['bar']}>
      <BackLink page={page} className={styles['back']} />
      <PageSwitch page={page} title={title} />
      <SaveMark {...page} />
      <span className={styles['room']} />
      <People people={people} onFollow={props.onFollow} />
      <div className={styles['devices']} role="group" aria-label="Preview size">
        {DEVICES.map((device) => (
          <button
            key={device.width}
            type="button"
            aria-label={`${device.text}, ${String(device.width)} pixels`}
            aria-pressed={device.width === width}
            title={device.text}
            onClick={() => {
              props.onWidth(device.width);
            }}
          >
            <device.Icon size={16} aria-hidden />
          </button>
        ))}
      </div>
      <ViewMenus {...{ zoom, onZoom, viewer, onViewer }} />
      {rights.edits && (
        <>
          <IconButton aria-label="Undo" isDisabled={!steps.canUndo} onPress={steps.undo}>
            <Undo2 size={16} aria-hidden />
          </IconButton>
          <IconButton aria-label="Redo" isDisabled={!steps.canRedo} onPress={steps.redo}>
            <Redo2 size={16} aria-hidden />
          </IconButton>
        </>
      )}
      <PanelToggles {...props} />
      <a className={styles['view']} href={url} target="_blank" rel="noreferrer">
        View
      </a>
      {rights.edits ? <Publish {...props} /> : <EditRequest page={page} />}
    </header>
  );
}

/** Shows the page title in the window title, which distinguishes several open editors. */
function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Page editor`;
  }, [title]);
}

/** Hidden after the session has ended, as no permission would change that. */
function EditRequest({ page: { session, requester } }: Pick<TopBarProps, 'page'>) {
  return useSessionState(session).phase !== 'ended' && <RequestEditAccess requester={requester} />;
}

const nothing = 'Nothing to publish';

/**
 * Publish button. Shows why publishing is not possible; editors without the right can request it.
 */
function Publish({ rights, page, onPublish }: TopBarProps) {
  const { session, requester } = page;
  const { phase } = useSessionState(session);
  const why = usePublishRefusal(page, rights);
  const reason = useId();
  const missing = rights.publishes ? undefined : missingPermission('pages.publish', requester);
  const isFrequent = why === nothing;
  const button = (
    <Button
      kind="primary"
      isDisabled={why !== undefined || phase !== 'live'}
      {...(why !== undefined && { 'aria-describedby': reason })}
      onPress={onPublish}
    >
      Publish
    </Button>
  );
  return (
    <span className={styles['publish']} title={isFrequent ? why : undefined}>
      {why !== undefined && (
        <span id={reason} className={isFrequent ? styles['frequent'] : undefined}>
          {why}
        </span>
      )}
      {missing === undefined ? button : <Intercepted missing={missing}>{button}</Intercepted>}
    </span>
  );
}

/** Returns why the page cannot be published; undefined if it can. */
function usePublishRefusal(page: OpenPage, { publishes }: Rights): string | undefined {
  const { phase } = useSessionState(page.session);
  const isOffline = !useOnline() || phase === 'offline';
  const isPublished = useNothingToPublish(page);
  if (!publishes) return 'You do not have permission to publish';
  if (isOffline) return 'Offline: publish when you reconnect';
  return isPublished ? nothing : undefined;
}

type PanelProps = Pick<
  TopBarProps,
  'isPast' | 'onPast' | 'isTalk' | 'openThreads' | 'onTalk' | 'rights'
>;

function PanelToggles({ isPast, onPast, isTalk, openThreads, onTalk, rights }: PanelProps) {
  return (
    <>
      {rights.comments && (
        <ToggleButton
          ref={titled('Comments')}
          className={styles['past'] ?? ''}
          aria-label={openThreads === 0 ? 'Comments' : `Comments, ${String(openThreads)} open`}
          isSelected={isTalk}
          onChange={onTalk}
        >
          <MessageSquare size={16} aria-hidden />
          {openThreads > 0 && <span className={styles['count']}>{openThreads}</span>}
        </ToggleButton>
      )}
      <ToggleButton
        ref={titled('History')}
        className={styles['past'] ?? ''}
        aria-label="History"
        isSelected={isPast}
        onChange={onPast}
      >
        <History size={16} aria-hidden />
      </ToggleButton>
    </>
  );
}
