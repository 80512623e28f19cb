import { Transform } from 'class-transformer';
import { IsString } from 'class-validator';

import { verificationCode, type VerifyingSite } from '../../forms/snippets.js';
import { Rules } from '../../forms/validators.js';
import { verificationRules } from './verification-rules.js';
import type { SiteVerification } from '../contract.js';

/** Accepts the complete tag from the site and stores only its code. */
function Verification(site: VerifyingSite): PropertyDecorator {
  const decorators = [
    Transform(({ value }): unknown =>
      typeof value === 'string' ? (verificationCode(site, value) ?? value.trim()) : value,
    ),
    IsString(),
    Rules(...verificationRules[site]),
  ];
  return (target, property) => decorators.forEach((one) => one(target, property));
}

/** Verification tokens of search engines and networks. */
export class VerificationForm implements SiteVerification {
  @Verification('google')
  google!: string;

  @Verification('pinterest')
  pinterest!: string;

  @Verification('facebook')
  facebook!: string;
}
