import type { LiveConnectSession } from '@selvedge/shared/connect/contract';

import styles from './Editors.module.css';
import { useLiveEditors } from '../../connect/index.js';
import { Ago } from '../../../ui/office/Ago.js';
import { Button } from '../../../ui/office/Button.js';
import { Panel } from '../../../ui/office/Panel.js';
import { sharedStyle } from '../../../ui/office/shared-style.js';

/** Connected external editors, with page, rights and the member who gave access. */
export function LiveEditors() {
  const { live, ending } = useLiveEditors();
  return (
    <Panel
      title="Connected editors"
      text="A disconnected editor loses access to the page immediately."
    >
      {live.length === 0 ? (
        <p className={sharedStyle('empty')}>No external editors are connected.</p>
      ) : (
        <ul className={styles['list']} aria-label="Connected editors">
          {live.map((session) => (
            <li key={session.sessionId}>
              <Live session={session} />
              <Button
                kind="danger"
                aria-label={`Disconnect ${session.client.name}`}
                isDisabled={ending.isPending}
                onPress={() => {
                  ending.mutate(session.sessionId);
                }}
              >
                Disconnect
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Live({ session }: { readonly session: LiveConnectSession }) {
  const { client, origin, page, grantedBy, openedAt, scopes } = session;
  return (
    <span className={styles['live']}>
      <strong>
        {client.name} {client.version}
      </strong>
      <span className={styles['origin']}>{origin}</span>
      <small>
        {page} · {rightsOf(scopes)} · access given by {grantedBy ?? 'a former member'},{' '}
        <Ago time={openedAt} />
      </small>
    </span>
  );
}

/** Summarises the scopes of a session. */
function rightsOf(scopes: LiveConnectSession['scopes']): string {
  const isSome = scopes.some((scope) => scope.startsWith('block:write:'));
  const writing = isSome ? 'edits some blocks' : 'views';
  const rights = scopes.includes('page:write') ? 'edits' : writing;
  return scopes.includes('publish') ? `${rights} and publishes` : rights;
}
