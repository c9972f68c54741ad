import type { Project } from '@cuadrilla/contract/projects/projects';
import {
  type ProjectTemplateDetail,
  type TemplateUse,
  templateWish,
} from '@cuadrilla/contract/carry/project-templates/project-templates';
import type { ReactNode } from 'react';
import { messagesOf } from '../../../lib/server/api.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { useChoice } from '../../../lib/forms.ts';
import { useTimeZone } from '../../../lib/dates/time-zone.ts';
import { Banner } from '../../../ui/states/Banner.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { Chip } from '../../../ui/controls/Chip.tsx';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { DraftBanner } from '../../../ui/states/DraftBanner.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { GuardedButton } from '../../../ui/controls/GuardedButton.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useTemplateFor } from '../project-templates.mutations.ts';
import { fromTemplateTexts as texts, weekdayOf } from '../project-templates.texts.ts';
import type { TemplateForm } from '../use-template-form.ts';
import { type Choosable, InCharge } from './InCharge.tsx';
import styles from './UseTemplateForm.module.css';

interface Props {
  template: ProjectTemplateDetail;
  form: TemplateForm;
  /** The last day of the plan. */
  end: string;
  /** What is not known yet, while the end may still be another one. */
  waiting: string | false;
  choosable: Choosable;
  /** Which days count. */
  children: ReactNode;
  onCreated: (project: Project) => void;
}

export function UseTemplateForm({
  template,
  form: wish,
  end,
  waiting,
  choosable,
  children,
  onCreated,
}: Props) {
  const { form, draft, mine, putInCharge } = wish;
  const zone = useTimeZone();
  const create = useTemplateFor(template.id);
  const start = useChoice(form, 'start');
  const submit = form.handleSubmit((typed) => {
    const people = typed.people.filter((each) => isChoosable(each, template.content.roles, choosable));
    const answer = create.mutateAsync(
      { ...typed, people },
      {
        onSuccess: (project) => {
          draft.end();
          onCreated(project);
        },
      },
    );
    draft.whenLeft(answer, texts.createFailed);
  });
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{texts.form}</h2>
      <Form onSubmit={(event) => void submit(event)}>
        <DraftBanner {...draft} />
        {create.error && <Banner tone="danger">{messagesOf(create.error).join(' ')}</Banner>}
        <TextField {...form.field('name')} label={texts.name} autoComplete="off" />
        <DateField
          {...start}
          label={texts.start}
          hint={texts.ends(end, formatDay(end, zone))}
          tag={isStart(start.value) && <Chip>{weekdayOf(start.value)}</Chip>}
        />
        {children}
        <InCharge
          roles={template.content.roles}
          choosable={choosable}
          value={mine.people}
          onChoose={putInCharge}
        />
        <GuardedButton type="submit" look="primary" block unavailable={waiting} loading={create.isPending}>
          {create.isPending ? texts.creating : texts.create}
        </GuardedButton>
      </Form>
    </Card>
  );
}

/** Not while it is being typed: what is no day has no weekday. */
const isStart = (typed: string): boolean => templateWish.shape.start.safeParse(typed).success;

/** A draft may be older than the template's roles, and than what is shared with somebody. */
const isChoosable = (
  { role, personId }: TemplateUse['people'][number],
  roles: readonly string[],
  { people, areAll }: Choosable,
): boolean => roles.includes(role) && (!areAll || people.some(({ id }) => id === personId));
