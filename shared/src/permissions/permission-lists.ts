import { IsIn } from 'class-validator';

import { ATLAS_PERMISSIONS } from './codes.js';

/** PRM-007: a list of what staff may hold. */
export const AreAtlasPermissions = (): PropertyDecorator => IsIn(ATLAS_PERMISSIONS, { each: true });
