import type { OwnProfile, StaffProfile } from '@selvedge/shared/staff/profile/contract';

import { call } from '../../../lib/http.js';

export const profileKey = ['profile'] as const;

export const fetchProfile = () => call<OwnProfile>('GET', '/atlas/profile/');

/** Returns the saved profile. */
export const saveProfile = (profile: StaffProfile) =>
  call<OwnProfile>('PUT', '/atlas/profile/', { ...profile });
