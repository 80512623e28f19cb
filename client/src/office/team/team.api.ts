import type { ChangePermissions, TeamMember } from '@selvedge/shared/permissions/team/contract';

import { call } from '../../lib/http.js';

/** Who works on the host's store. Throws ApiError, as the other does. */
export const fetchTeam = () => call<readonly TeamMember[]>('GET', '/dashboard/team/');

/** Answers the team as it is then. */
export const changePermissions = (id: number, asked: ChangePermissions) =>
  call<readonly TeamMember[]>('PUT', `/dashboard/team/${String(id)}/`, asked);
