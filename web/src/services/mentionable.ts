import type { Membership } from '@cuadrilla/contract/projects/members';
import { teamHandle } from '@cuadrilla/contract/projects/team-handle';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { memberQueries } from '../features/members/members.queries.ts';
import type { Mentionable } from '../lib/mention-people.ts';
import { fullName } from '../lib/people.ts';
import { teamsOfTexts } from '../lib/teams-of-people.texts.ts';
import { teamsOf } from '../lib/teams-of-people.ts';

/** The project's people, and its teams behind them. */
export const mentionableIn = (members: readonly Membership[]): Mentionable[] => [
  ...members.map(({ User }) => ({ handle: User.username, name: fullName(User) })),
  ...teamsOf(members).map(({ name }) => ({ handle: teamHandle(name), name: teamsOfTexts.named(name) })),
];

export function useMentionable(projectId: number): Mentionable[] {
  const { data: members } = useQuery(memberQueries.list(projectId));
  return useMemo(() => mentionableIn(members ?? []), [members]);
}
