import type { Business, BusinessDetails, PayoutDetails } from '@selvedge/shared/business/contract';

import { call } from '../../lib/http.js';

export const businessKey = ['business'] as const;

export const fetchBusiness = () => call<Business>('GET', '/dashboard/business/');

export const saveDetails = (details: BusinessDetails) =>
  call<Business>('PUT', '/dashboard/business/details/', { ...details });

export const savePayout = (payout: PayoutDetails) =>
  call<Business>('PUT', '/dashboard/business/payout/', { ...payout });

export const removePayout = () => call<undefined>('DELETE', '/dashboard/business/payout/', {});
