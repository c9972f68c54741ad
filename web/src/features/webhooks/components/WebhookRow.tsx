import type { Webhook } from '@cuadrilla/contract/rules/webhooks/webhooks';
import { Link } from '@tanstack/react-router';
import { Check, CircleAlert, CircleDashed, MoreHorizontal, OctagonPause } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu } from '../../../ui/layers/Menu.tsx';
import { Switch } from '../../../ui/controls/Switch.tsx';
import { webhookTexts as texts } from '../webhooks.texts.ts';
import styles from './Webhooks.module.css';

interface Props {
  projectId: number;
  webhook: Webhook;
  /** Its deliveries are shown below. */
  chosen: boolean;
  disabled: boolean;
  onTurn: (on: boolean) => void;
  menu: ReactNode;
}

export const WebhookRow = ({ projectId, webhook, chosen, disabled, onTurn, menu }: Props) => (
  <li className={styles.webhook} data-chosen={chosen || undefined}>
    <div className={styles.words}>
      <Link
        to="/dashboard/projects/$projectId"
        params={{ projectId }}
        search={{ tab: 'settings', section: 'webhooks', webhook: String(webhook.id) }}
        activeProps={{}}
        aria-current={chosen || undefined}
        resetScroll={false}
        className={styles.name}
      >
        {webhook.name}
      </Link>{' '}
      <span className={styles.owner}>{texts.owner(webhook)}</span>
      <p className={styles.address}>
        {webhook.url} · {texts.events(webhook.events)}
      </p>
    </div>
    <State webhook={webhook} />
    <Switch
      aria-label={texts.turn(webhook.name)}
      checked={webhook.enabled}
      disabled={disabled}
      onChange={({ target }) => onTurn(target.checked)}
    />
    <Menu
      trigger={
        <IconButton label={texts.more(webhook.name)} size="small">
          <MoreHorizontal size={18} />
        </IconButton>
      }
    >
      {menu}
    </Menu>
  </li>
);

/** Icon and word: never a colour alone. */
function State({ webhook }: { webhook: Webhook }) {
  const { enabled, failed, last } = webhook;
  const [tone, Icon] = !enabled
    ? (['off', OctagonPause] as const)
    : failed > 0 || last?.state === 'failed'
      ? (['failed', CircleAlert] as const)
      : last?.state === 'done'
        ? (['done', Check] as const)
        : (['waiting', CircleDashed] as const);
  return (
    <span className={styles.state} data-tone={tone}>
      <Icon size={15} />
      {texts.state(webhook)}
    </span>
  );
}
