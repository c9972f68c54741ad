import type { Run } from '@cuadrilla/contract/rules/automations/runs';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Send } from 'lucide-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { copyText } from '../../../ui/layers/copy-text.ts';
import { useReplay } from '../rules.mutations.ts';
import { ruleQueries } from '../rules.queries.ts';
import { ruleTexts as texts } from '../rules.texts.ts';
import styles from './RunList.module.css';

/** How the call of a webhook went: what was sent, what came back, and once more. */
export function DeliveryOf({ run, step }: { run: Run; step: number }) {
  const { project_id: projectId, rule_id: ruleId } = run;
  const { data } = useQuery(ruleQueries.deliveries(projectId, ruleId));
  const replay = useReplay();
  const delivery = data?.deliveries.find((each) => each.run_id === run.id && each.step === step);
  if (!delivery) return null;
  const { id: deliveryId, tries, status, state, body } = delivery;
  const { secret } = data ?? {};
  return (
    <span className={styles.delivery}>
      {tries > 0 && (
        <small>
          {texts.answered(status, tries)}
          {state === 'sending' && `. ${texts.againAlone}`}
        </small>
      )}
      <details>
        <summary>{texts.sent}</summary>
        <pre>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      </details>
      <Button
        size="small"
        icon={<Send size={15} />}
        onClick={() => replay.mutate({ projectId, ruleId, deliveryId })}
      >
        {texts.replay}
      </Button>
      {secret && (
        <Button
          look="ghost"
          size="small"
          icon={<KeyRound size={15} />}
          onClick={() => void copyText(secret, texts.secretCopied)}
        >
          {texts.secret}
        </Button>
      )}
    </span>
  );
}
