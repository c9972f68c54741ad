import { counted } from '@cuadrilla/contract/notices/notifications/counts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MutedList } from '../../features/follows/components/MutedList.tsx';
import { NotificationList } from '../../features/notifications/components/NotificationList.tsx';
import { ReadAllButton } from '../../features/notifications/components/ReadAllButton.tsx';
import { countsQuery } from '../../features/notifications/counts.queries.ts';
import { notificationTexts as texts } from '../../features/notifications/notifications.texts.ts';
import { projectsQuery } from '../../features/projects/projects.queries.ts';
import { muteToldOf } from '../../services/mute-told-of.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import styles from './NotificationsPage.module.css';

export function NotificationsPage() {
  const { tab, project } = useSearch({ from: '/app/notifications' });
  const navigate = useNavigate({ from: '/notifications' });
  const { data: counts } = useQuery(countsQuery());
  const tabs = [
    { value: 'all', label: texts.all },
    { value: 'unread', label: texts.unread, count: counted(counts?.unread) },
    { value: 'mentions', label: texts.mentions, count: counted(counts?.mentions) },
    { value: 'assigned', label: texts.assigned },
  ] as const;
  const show = (value: (typeof tabs)[number]['value']) =>
    void navigate({
      search: (last) => ({ ...last, tab: value === 'all' ? undefined : value }),
      replace: true,
    });
  return (
    <Page title={texts.title} help="avisos" tools={<ReadAllButton filter={tab} project={project} />}>
      <div className={styles.columns}>
        <Tabs label={texts.filters} tabs={tabs} value={tab ?? 'all'} onChange={show}>
          <div className={styles.list}>
            <NotificationList filter={tab} project={project} days toolsOf={muteToldOf} />
          </div>
        </Tabs>
        <aside className={styles.side}>
          <ProjectFilter />
          <MutedList />
        </aside>
      </div>
    </Page>
  );
}

function ProjectFilter() {
  const { project = '' } = useSearch({ from: '/app/notifications' });
  const navigate = useNavigate({ from: '/notifications' });
  const { data: projects = [] } = useQuery(projectsQuery());
  return (
    <SelectField
      label={texts.project}
      placeholder={texts.anyProject}
      options={projects.map(({ id, name }) => ({ value: id, label: name }))}
      value={project}
      onChange={({ target: { value } }) =>
        void navigate({ search: (last) => ({ ...last, project: value || undefined }), replace: true })
      }
    />
  );
}
