import type { Follow, FollowChange } from '@cuadrilla/contract/notices/follows';
import { useQueryClient } from '@tanstack/react-query';
import { showOwn } from '../../writes/own-changes.ts';
import { tellFailure } from '../../ui/layers/tell-refusal.ts';
import { toast } from '../../ui/layers/toast.tsx';
import { write } from '../../writes/write.ts';
import { followKeys, type Subject } from './follow-keys.ts';
import { changeFollow } from './follows.queries.ts';
import { followTexts as texts } from './follows.texts.ts';

export function useChangeFollow(subject: Subject) {
  const client = useQueryClient();
  const queryKey = followKeys.of(subject);
  return (change: FollowChange, done: string) =>
    void write({
      about: [`follow ${JSON.stringify(queryKey)}`],
      shown: [
        showOwn<Follow>(client, queryKey, (follow) => ({
          following: change.following ?? follow.following,
          muted: change.muted ?? follow.muted,
          mutedUntil: change.muted === undefined ? follow.mutedUntil : (change.mutedUntil ?? null),
        })),
      ],
      ask: () => changeFollow(subject, change),
      receive: () => toast.success(done),
      refused: (error) => tellFailure(error, texts.failed),
      refresh: () => client.invalidateQueries({ queryKey: followKeys.all }),
    });
}
