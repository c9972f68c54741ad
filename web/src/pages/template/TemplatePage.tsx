import type { User } from '@cuadrilla/contract/account/auth';
import { holidayWord } from '@cuadrilla/contract/kernel/holidays/countries';
import type { ProjectTemplateDetail } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CountedDays } from '../../features/project-templates/components/CountedDays.tsx';
import type { Choosable } from '../../features/project-templates/components/InCharge.tsx';
import { PlanChart } from '../../features/project-templates/components/PlanChart.tsx';
import { UseTemplateForm } from '../../features/project-templates/components/UseTemplateForm.tsx';
import { fromTemplateTexts } from '../../features/project-templates/project-templates.texts.ts';
import { templateQueries } from '../../features/project-templates/project-templates.queries.ts';
import { useTemplateForm } from '../../features/project-templates/use-template-form.ts';
import { useTemplatePlan } from '../../features/project-templates/use-template-plan.ts';
import { profileQuery } from '../../features/profile/profile.queries.ts';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { projectKeys } from '../../features/projects/projects.queries.ts';
import { isMissing, messagesOf } from '../../lib/server/api.ts';
import { fullName } from '../../lib/people.ts';
import { useUser } from '../../services/session.ts';
import { ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { Card } from '../../ui/page/Card.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { hueOf } from '../../ui/controls/hues.ts';
import { Loading } from '../../ui/states/Loading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { BackLink, Page } from '../../ui/page/Page.tsx';
import { templatePageTexts as texts } from './template.texts.ts';
import { TemplateTasks } from './TemplateTasks.tsx';
import styles from './TemplatePage.module.css';

const route = getRouteApi('/app/templates/$templateId');

const back = <BackLink to="/templates">{texts.templates}</BackLink>;

export function TemplatePage() {
  const { templateId } = route.useParams();
  const { data, error, refetch } = useQuery(templateQueries.one(templateId));
  if (data) return <Preview key={templateId} template={data} />;
  if (!error)
    return (
      <Page title={texts.title} pending back={back}>
        <Loading label={texts.loading}>
          <div className={styles.parts}>
            <Skeleton width="100%" height={420} count={2} />
          </div>
        </Loading>
      </Page>
    );
  const missing = isMissing(error);
  return (
    <Page title={texts.title} back={back}>
      <ErrorState
        title={missing ? texts.missing : texts.failed}
        text={missing ? texts.missingWhy : messagesOf(error).join(' ')}
        {...(!missing && { onRetry: () => void refetch() })}
        actions={<ButtonLink to="/templates">{texts.all}</ButtonLink>}
      />
    </Page>
  );
}

/** Nothing is made yet: what the form says shows at once in every date. */
function Preview({ template }: { template: ProjectTemplateDetail }) {
  const user = useUser();
  const navigate = route.useNavigate();
  const client = useQueryClient();
  const form = useTemplateForm(template, user.id);
  const { plan, holidays: between } = useTemplatePlan(template, form.mine);
  const profile = useQuery(profileQuery());
  const country = profile.data?.country ?? null;
  const holidays = profile.data ? between : { between: [], isKnown: false, retry: retryOf(profile) };
  const { workingDays, skipHolidays } = form.mine;
  return (
    <Page
      title={template.name}
      back={back}
      icon={<Identicon id={template.id} size={52} />}
      lead={<p className={styles.lead}>{template.description}</p>}
    >
      <div className={styles.parts}>
        <div className={styles.plan}>
          <Card className={styles.chart} data-hue={hueOf(template.id)}>
            <PlanChart plan={plan} workingDays={workingDays} />
          </Card>
          <TemplateTasks boards={plan.boards} />
        </div>
        <UseTemplateForm
          template={template}
          form={form}
          end={plan.end}
          waiting={skipHolidays && !holidays.isKnown && fromTemplateTexts.waiting(holidayWord(country))}
          choosable={useChoosable(user)}
          onCreated={({ id }) => {
            void client.invalidateQueries({ queryKey: projectKeys.list() });
            void navigate({ to: '/dashboard/projects/$projectId', params: { projectId: id }, search: {} });
          }}
        >
          <CountedDays form={form.form} {...{ workingDays, skipHolidays, holidays, country }} />
        </UseTemplateForm>
      </div>
    </Page>
  );
}

/** Oneself, and those with whom something is shared. */
function useChoosable(user: User): Choosable {
  const known = useQuery(templateQueries.people());
  const people = useMemo(
    () => [user, ...(known.data ?? [])].map((person) => ({ ...person, name: fullName(person) })),
    [user, known.data],
  );
  return { people, areAll: known.data !== undefined, retry: retryOf(known) };
}

/** Only where there is nothing to show: what is shown already stays. */
const retryOf = ({ data, isError, refetch }: UseQueryResult): (() => void) | undefined =>
  data === undefined && isError ? () => void refetch() : undefined;
