import { mostProjectTokens, type ProjectToken } from '@cuadrilla/contract/account/project-tokens';
import { useState } from 'react';
import { Avatar } from '../../../ui/controls/Avatar.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { Hidden } from '../../../ui/controls/Hidden.tsx';
import { Ago, Day } from '../../../ui/text/Time.tsx';
import { accessTokenTexts } from '../access-tokens.texts.ts';
import { useTakeFromToken } from '../project-tokens.queries.ts';
import { projectTokenTexts as texts } from '../project-tokens.texts.ts';
import styles from './ProjectTokens.module.css';

interface Props {
  projectId: number;
  tokens: readonly ProjectToken[];
  /** Why nothing can be taken from them, if nothing can. */
  fixed: string | false;
  /** One is gone: the focus needs another place. */
  onGone: () => void;
}

export function ProjectTokens({ projectId, tokens, fixed, onGone }: Props) {
  const [taking, setTaking] = useState<ProjectToken>();
  const take = useTakeFromToken(projectId, onGone);
  const close = () => setTaking(undefined);
  return (
    <>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.owner}</th>
            <th scope="col">{texts.access}</th>
            <th scope="col">{texts.lastUse}</th>
            <th scope="col">{texts.since}</th>
            <th scope="col">{texts.expires}</th>
            <th scope="col">
              <Hidden>{texts.actions}</Hidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <Row key={token.id} token={token} fixed={fixed} onTake={() => setTaking(token)} />
          ))}
        </tbody>
      </table>
      {tokens.length === mostProjectTokens && <p className={styles.note}>{texts.cut}</p>}
      <ConfirmDialog
        open={taking !== undefined}
        onClose={close}
        title={texts.takeTitle(taking?.name ?? '')}
        description={texts.takeWhy(taking?.owner.name ?? '')}
        confirm={texts.take}
        loading={take.isPending}
        onConfirm={() => taking && take.mutate(taking, { onSettled: close })}
      />
    </>
  );
}

interface RowProps {
  token: ProjectToken;
  fixed: string | false;
  onTake: () => void;
}

function Row({ token, fixed, onTake }: RowProps) {
  const { name, hint, owner, access, lastUsedAt, createdAt, expiresAt } = token;
  const look = { size: 'small', look: 'danger-ghost', 'aria-label': texts.takeOf(name) } as const;
  return (
    <tr>
      <td>
        <span className={styles.name}>{name}</span>
        <code className={styles.hint}>{hint}</code>
      </td>
      <td>
        <span className={styles.owner}>
          <Avatar person={owner} size={24} decorative />
          {owner.name}
        </span>
      </td>
      <td>{accessTokenTexts.accesses[access]}</td>
      <td className={styles.extra}>{lastUsedAt ? <Ago at={lastUsedAt} /> : accessTokenTexts.unused}</td>
      <td className={styles.extra}>
        <Day at={createdAt} />
      </td>
      <td className={styles.extra}>{expiresAt ? <Day at={expiresAt} /> : accessTokenTexts.never}</td>
      <td className={styles.actions}>
        {fixed ? (
          <GuardedButton {...look} unavailable={fixed}>
            {texts.take}
          </GuardedButton>
        ) : (
          <Button {...look} onClick={onTake}>
            {texts.take}
          </Button>
        )}
      </td>
    </tr>
  );
}
