import { ruleEndpoints } from '@cuadrilla/contract/rules/automations/rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Zap } from 'lucide-react';
import { call } from '../../../lib/server/api.ts';
import type { TaskPlace } from '../../../lib/board-place.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { tellRefusal } from '../../../ui/layers/tell-refusal.ts';
import { toast } from '../../../ui/layers/toast.tsx';
import { ruleKeys } from '../rule-keys.ts';
import { ruleTexts as texts } from '../rules.texts.ts';

/** What rules offer to do to the task. */
export function RuleButtons({ place }: { place: TaskPlace }) {
  const { data = [] } = useQuery({
    queryKey: ruleKeys.buttons(place.projectId, place.taskId),
    queryFn: ({ signal }) => call(ruleEndpoints.buttons, { params: place, signal }),
  });
  const press = useMutation({
    mutationFn: (ruleId: number) => call(ruleEndpoints.press, { params: place, body: { ruleId } }),
    onSuccess: () => void toast.success(texts.pressed),
    onError: (error) => tellRefusal(error),
  });
  return data.map(({ id, label }) => (
    <Button key={id} size="small" icon={<Zap size={15} />} onClick={() => press.mutate(id)}>
      {label}
    </Button>
  ));
}
