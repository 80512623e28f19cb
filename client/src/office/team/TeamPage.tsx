import type { TeamMember } from '@selvedge/shared/team/contract';
import { useState } from 'react';

import { InvitationList } from './InvitationList.js';
import { MemberDialog } from './MemberDialog.js';
import { MemberList } from './MemberList.js';
import { TeamChanges } from './TeamChanges.js';
import styles from './TeamPage.module.css';
import { useTeam, useTeamRefresh } from './useTeam.js';
import { RequestList } from '../permission-requests/index.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton } from '../../ui/office/ListSkeleton.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

/** Team of the shop: members, permissions, invitations and their history. */
export function TeamPage() {
  const team = useTeam();
  const refresh = useTeamRefresh();
  const [chosen, choose] = useState<number>();
  const member = team.data?.find(({ id }) => id === chosen);
  return (
    <ListPage title="Team">
      {team.isPending && <ListSkeleton label="Loading team…" rows={3} />}
      {team.isError && <NotLoaded what="The team" of={team} />}
      {team.data && (
        <div className={styles['parts']}>
          <RequestList of="dashboard" onAnswer={refresh} />
          <MemberList
            team={team.data}
            onChoose={({ id }: TeamMember) => {
              choose(id);
            }}
          />
          <InvitationList />
          <TeamChanges />
          {member !== undefined && (
            <MemberDialog
              key={member.id}
              member={member}
              team={team.data}
              onClose={() => {
                choose(undefined);
              }}
            />
          )}
        </div>
      )}
    </ListPage>
  );
}
