import { IsEmail, IsOptional, IsString, Length, MaxLength, NotContains } from 'class-validator';

import { messages } from '../messages.js';

/** What an owner of a store may do in its dashboard (PRM-006); the owner role holds all. */
export const DASHBOARD_PERMISSIONS = [
  'orders',
  'products',
  'pages',
  'theme',
  'marketing',
  'customers',
  'billing',
  'settings',
  'users',
] as const;

/** What staff may do in atlas (PRM-007); `orders-view` is the reading half that a viewer holds. */
export const ATLAS_PERMISSIONS = [
  'orders-view',
  'orders-status',
  'labels-print',
  'bespoke',
  'stores',
  'users-view',
  'users-mute',
  'staff-payroll',
  'permissions-grant',
  'factory-all',
  'products-moderate',
] as const;

export type DashboardPermission = (typeof DASHBOARD_PERMISSIONS)[number];
export type AtlasPermission = (typeof ATLAS_PERMISSIONS)[number];
export type Permission = DashboardPermission | AtlasPermission;

/** STO-026: which face of the product a host shows. */
export const HOST_CONTEXTS = ['store', 'main-brand', 'atlas'] as const;
export type HostContext = (typeof HOST_CONTEXTS)[number];

/** API-010 POST /omnis/v3/dashboard/secure/login/. Unknown fields are refused; the tokens are for captchas and two-factor. */
export class Login {
  @IsEmail({}, { message: messages.email })
  @MaxLength(254)
  email!: string;

  @IsString({ message: messages.required })
  @Length(1, 200, { message: messages.required })
  password!: string;

  @IsOptional()
  @IsString()
  @MaxLength(4096)
  v3captchaToken?: string;

  @IsOptional()
  @IsString()
  @MaxLength(4096)
  v2captchaToken?: string;

  @IsOptional()
  @IsString()
  @MaxLength(16)
  twoFactorAuthCode?: string;

  @IsOptional()
  @IsString()
  @MaxLength(512)
  @NotContains(' ')
  token?: string;

  /** Where a form post goes afterwards; only a path of this host is honoured (RTE-069). */
  @IsOptional()
  @IsString()
  @MaxLength(2048)
  redirect_uri?: string;
}

/** API-055 POST /omnis/v3/frontend/store-access/, and the form of a closed shop's gate. */
export class StoreAccess {
  @IsString({ message: messages.required })
  @Length(1, 200, { message: messages.required })
  password!: string;
}

/** IDN-015, A-41: about the session, never about the shop. */
export interface InitialState {
  readonly user: {
    readonly kind: 'customer' | 'staff';
    readonly id: number;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly verified: boolean;
    readonly signedEula: boolean;
    readonly internal: boolean;
  } | null;
  readonly permissions: readonly Permission[];
  readonly context: HostContext;
  readonly store: {
    readonly active: {
      readonly id: number;
      readonly name: string;
      readonly pro: boolean;
      readonly paymentProcessor: { readonly type: 'teemill' | 'direct' };
    } | null;
  };
  readonly flags: Readonly<Record<string, boolean>>;
  readonly csrfToken: string;
}
