import type { CustomerFile } from '@selvedge/shared/customers/contract';
import { DETAILS, type AccountDetails } from '@selvedge/shared/customers/details';

import { Panel } from '../../ui/office/Panel.js';
import { sharedStyle } from '../../ui/office/shared-style.js';

const DETAIL_NAMES: Readonly<Record<keyof AccountDetails, string>> = {
  company: 'Company',
  jobTitle: 'Job title',
  username: 'Username',
  phone: 'Phone',
  mobile: 'Mobile',
  website: 'Website',
  tiktok: 'TikTok',
  twitter: 'Twitter',
  youtube: 'YouTube',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
};

const ROLE_NAMES: Readonly<Record<CustomerFile['role'], string>> = {
  owner: 'Shop owner',
  member: 'Team member',
  shopper: 'Shopper',
};

/** Account state and the details that the customer has entered. */
export function AboutPanel({ file }: { readonly file: CustomerFile }) {
  const filled = DETAILS.filter((name) => file[name] !== '');
  return (
    <Panel title="About">
      <dl className={sharedStyle('facts')}>
        {accountFactsOf(file).map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
        {filled.map((name) => (
          <Fact key={name} name={DETAIL_NAMES[name]} value={file[name]} />
        ))}
      </dl>
    </Panel>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function accountFactsOf(file: CustomerFile): readonly (readonly [string, string])[] {
  const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');
  return [
    ['Role', ROLE_NAMES[file.role]],
    ['Terms accepted', yesOrNo(file.signedEula)],
    ['Two-factor authentication', yesOrNo(file.twoFactorAuthEnabled)],
    ['Shop requested', yesOrNo(file.shouldHaveStore)],
    ['Payment terms requested', yesOrNo(file.requestTerms)],
    ...(file.internal ? [['Staff', 'Yes'] as const] : []),
  ];
}
