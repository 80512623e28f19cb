import { PAGE_ROLES, pageRoleOf, withPageRole } from '@selvedge/shared/permissions/page-roles';
import { PERMISSION_TITLES } from '@selvedge/shared/permissions/permission-titles';
import type { TeamMember } from '@selvedge/shared/team/contract';

import styles from './TeamPage.module.css';
import { useMe } from './useTeam.js';
import { Ago } from '../../ui/office/Ago.js';
import { Button } from '../../ui/office/Button.js';
import { Panel } from '../../ui/office/Panel.js';
import { Avatar } from '../../ui/office/people/Avatar.js';
import people from '../../ui/office/people/people.module.css';

interface ListProps {
  readonly team: readonly TeamMember[];
  readonly onChoose: (member: TeamMember) => void;
}

/** Members of the team, each with a button to change their permissions. */
export function MemberList({ team, onChoose }: ListProps) {
  const { isMe } = useMe(team);
  return (
    <Panel title="People" text="Changes apply immediately.">
      <ul className={styles['people']}>
        {team.map((member) => (
          <li key={member.id} className={styles['person']}>
            <div className={people['named']}>
              <Avatar name={member.name} avatar={member.avatar} />
              <div className={styles['who']}>
                <strong dir="auto">
                  {member.name}
                  {isMe(member) && ' (you)'}
                </strong>
                <span className={styles['soft']}>{member.email}</span>
              </div>
            </div>
            <div className={styles['what']}>
              <span>{summaryOf(member)}</span>
              <span className={styles['soft']}>
                since <Ago time={member.since} />
              </span>
            </div>
            <Button
              aria-label={`Change ${member.name}`}
              onPress={() => {
                onChoose(member);
              }}
            >
              Change
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Summarises role and permissions in one line. */
function summaryOf({ role, permissions }: TeamMember): string {
  if (role === 'owner') return 'Owner: all permissions';
  const ofPages = PAGE_ROLES.find(({ name }) => name === pageRoleOf(permissions))?.title;
  const others = withPageRole(permissions, 'view').map((one) => PERMISSION_TITLES[one].title);
  return [ofPages, ...others].join(', ');
}
