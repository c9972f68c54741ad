import type { ProjectTemplate } from '@cuadrilla/contract/carry/project-templates/project-templates';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { BookmarkPlus } from 'lucide-react';
import { SavedTemplateRow } from '../../features/project-templates/components/SavedTemplateRow.tsx';
import { TemplateCard } from '../../features/project-templates/components/TemplateCard.tsx';
import { templateQueries } from '../../features/project-templates/project-templates.queries.ts';
import { Identicon } from '../../features/projects/components/Identicon.tsx';
import { messagesOf } from '../../lib/server/api.ts';
import { focusWhenThere } from '../../lib/focus.ts';
import { includesFolded } from '../../lib/text/text.ts';
import { useSearchFor } from '../../lib/use-search-for.ts';
import { useAriaKeys } from '../../services/single-keys.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Grid } from '../../ui/page/Grid.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { NoResults } from '../../ui/states/NoResults.tsx';
import { BackLink, Page } from '../../ui/page/Page.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { uiTexts } from '../../ui/ui.texts.ts';
import { templatesPageTexts as texts } from './templates.texts.ts';
import styles from './TemplatesPage.module.css';

const route = getRouteApi('/app/templates');

export function TemplatesPage() {
  const { search = '' } = route.useSearch();
  const searchFor = useSearchFor();
  const { data, error, refetch } = useQuery(templateQueries.list());
  return (
    <Page
      title={texts.title}
      help="proyectos"
      back={<BackLink to="/projects">{texts.projects}</BackLink>}
      lead={<p className={styles.lead}>{texts.lead}</p>}
      tools={
        <SearchField
          label={texts.search}
          value={search}
          onSearch={searchFor}
          delay={200}
          keys={useAriaKeys('/')}
        />
      }
    >
      <div className={styles.content}>
        {data ? (
          <Templates templates={data} search={search} onClear={() => searchFor('')} />
        ) : error ? (
          <ErrorState
            title={texts.failed}
            text={messagesOf(error).join(' ')}
            onRetry={() => void refetch()}
          />
        ) : (
          <TemplatesLoading />
        )}
      </div>
    </Page>
  );
}

interface Props {
  templates: readonly ProjectTemplate[];
  search: string;
  onClear: () => void;
}

function Templates({ templates, search, onClear }: Props) {
  const shown = templates.filter(({ name, description, saved: by }) =>
    includesFolded(`${name} ${description} ${by?.team?.name ?? ''}`, search),
  );
  const saved = shown.flatMap((template) => (template.saved ? [{ template, saved: template.saved }] : []));
  return (
    <>
      <div role="status">
        {shown.length === 0 && <NoResults title={uiTexts.noResults(search)} onClear={onClear} />}
      </div>
      <Grid>
        {shown
          .filter((template) => template.saved === null)
          .map((template) => (
            <TemplateCard key={template.id} template={template} icon={<Identicon id={template.id} />} />
          ))}
        {search === '' && <OwnProject />}
      </Grid>
      {saved.length > 0 && (
        <section className={styles.saved} aria-label={texts.saved}>
          <h2 className={styles.title}>
            {texts.saved} <span className={styles.count}>{saved.length}</span>
          </h2>
          <ul>
            {saved.map((each) => (
              <SavedTemplateRow
                key={each.template.id}
                {...each}
                onGone={focusNearby}
                icon={<Identicon id={each.template.id} size={36} />}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const ownId = 'own-project';

/** While something is searched for, that link is not there. */
const focusNearby = () =>
  void focusWhenThere(
    () => document.getElementById(ownId) ?? document.querySelector<HTMLElement>('main [type="search"]'),
  );

/** How one of one's own comes about. */
const OwnProject = () => (
  <Link id={ownId} to="/projects" className={styles.own}>
    <BookmarkPlus size={22} />
    <b className={styles.ownName}>{texts.own}</b>
    {texts.ownWhy}
  </Link>
);

const TemplatesLoading = () => (
  <Loading label={texts.loading}>
    <Grid>
      <Skeleton width="100%" height={208} count={6} />
    </Grid>
  </Loading>
);
