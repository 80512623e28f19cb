import {
  PAGE_ROLES,
  pageRoleOf,
  withPageRole,
  type PageRole,
} from '@selvedge/shared/permissions/page-roles';
import type { TeamMember } from '@selvedge/shared/permissions/team/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import styles from './TeamPage.module.css';
import { changePermissions, fetchTeam } from './team.api.js';
import { Choice } from '../../ui/office/Choice.js';
import { ListPage } from '../../ui/office/ListPage.js';
import { ListSkeleton, ListTable } from '../../ui/office/ListTable.js';
import { Notice } from '../../ui/office/Notice.js';
import { useSnackbar } from '../../ui/office/Snackbars.js';

const queryKey = ['team'] as const;
const roles = PAGE_ROLES.map(({ name: value, title: text }) => ({ value, text }));

/** PRM-006: who works on the store, and what they may do with its pages. */
export function TeamPage() {
  const team = useQuery({ queryKey, queryFn: fetchTeam });
  const change = useRoleChange();
  return (
    <ListPage title="Team">
      <p className={styles['words']}>
        What you choose holds at once, also for who has a page open at this moment.
      </p>
      {team.isPending && <ListSkeleton label="The team loads" rows={3} />}
      {team.isError && (
        <Notice
          title="The team did not load"
          text={team.error.message}
          onRetry={() => void team.refetch()}
        />
      )}
      {team.data && (
        <ListTable label="Team" isStale={change.isPending}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">E-mail</th>
              <th scope="col">Pages</th>
              <th scope="col">Also</th>
            </tr>
          </thead>
          <tbody>
            {team.data.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                onRole={(role) => {
                  change.mutate({ member, role });
                }}
              />
            ))}
          </tbody>
        </ListTable>
      )}
    </ListPage>
  );
}

interface RowProps {
  readonly member: TeamMember;
  readonly onRole: (role: PageRole) => void;
}

function MemberRow({ member, onRole }: RowProps) {
  const { name, email, role, permissions } = member;
  const others = withPageRole(permissions, 'view');
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{email}</td>
      <td>
        {role === 'owner' ? (
          'Owner: everything'
        ) : (
          <Choice
            label={`What ${name} may do with pages`}
            value={pageRoleOf(permissions)}
            options={roles}
            onChange={(value) => {
              const chosen = PAGE_ROLES.find((one) => one.name === value);
              if (chosen !== undefined) onRole(chosen.name);
            }}
          />
        )}
      </td>
      <td>{others.join(', ')}</td>
    </tr>
  );
}

function useRoleChange() {
  const client = useQueryClient();
  const tell = useSnackbar();
  return useMutation({
    mutationFn: ({ member, role }: { readonly member: TeamMember; readonly role: PageRole }) =>
      changePermissions(member.id, { permissions: withPageRole(member.permissions, role) }),
    onSuccess: (team, { member }) => {
      client.setQueryData(queryKey, team);
      tell(`${member.name}’s role is changed.`);
    },
    onError: ({ message }) => {
      tell(message);
      void client.invalidateQueries({ queryKey });
    },
  });
}
