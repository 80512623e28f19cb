import type { TeamMember } from '@selvedge/shared/team/contract';

import { giveOwnership, removeMember } from './team.api.js';
import { useTeamChange } from './useTeam.js';
import { Confirm } from '../../ui/office/popups/Confirm.js';

/** Action that needs confirmation; `from` is the owner who transfers the shop. */
export type MemberAction =
  | { readonly what: 'share' | 'remove' }
  | { readonly what: 'give'; readonly from: number };

interface Question {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly message: string;
  readonly change: () => Promise<readonly TeamMember[]>;
}

/** Confirms changes of ownership and removals (EDT-015). */
export function MemberActionDialog(props: {
  readonly action: MemberAction;
  readonly member: TeamMember;
  readonly onDone: () => void;
}) {
  const { action, member, onDone } = props;
  const { title, text, yes, message, change } = questionOf(action, member);
  const doing = useTeamChange(onDone);
  return (
    <Confirm
      title={title}
      yes={yes}
      isLoss={action.what !== 'share'}
      isPending={doing.isPending}
      onAnswer={(answer) => {
        if (answer) doing.mutate({ change, message });
        else onDone();
      }}
    >
      <p>{text}</p>
    </Confirm>
  );
}

function questionOf(action: MemberAction, { id, name }: TeamMember): Question {
  switch (action.what) {
    case 'share':
      return {
        title: `Make ${name} an owner?`,
        text: 'Owners have all permissions and can also remove you and other owners.',
        ...{ yes: 'Make owner', message: `${name} is now an owner.` },
        change: () => giveOwnership(id, {}),
      };
    case 'give':
      return {
        title: `Transfer the shop to ${name}?`,
        text: 'They become the owner instead of you. You keep all permissions until they remove them.',
        ...{ yes: 'Transfer shop', message: `${name} now owns the shop.` },
        change: () => giveOwnership(id, { from: action.from }),
      };
    case 'remove':
      return {
        title: `Remove ${name}?`,
        text: 'They lose access immediately. Their work stays.',
        ...{ yes: 'Remove', message: `${name} has been removed from the team.` },
        change: () => removeMember(id),
      };
  }
}
