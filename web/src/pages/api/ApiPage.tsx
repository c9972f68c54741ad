import type { Topic } from '@cuadrilla/contract/api-guide/topic';
import { topicGroups } from '@cuadrilla/contract/api-guide/topics';
import { getRouteApi, Link } from '@tanstack/react-router';
import { FileCode, KeyRound } from 'lucide-react';
import { eventGroups } from '../../features/webhooks/webhooks.texts.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/controls/ButtonLink.tsx';
import { BackLink, Page } from '../../ui/page/Page.tsx';
import { SectionsNav } from '../../ui/page/SectionsNav.tsx';
import sections from '../../ui/page/sections.module.css';
import { apiPageTexts as texts } from './api.texts.ts';
import { ApiExample } from './ApiExample.tsx';
import styles from './ApiPage.module.css';

const route = getRouteApi('/app/settings/api');

const topics = topicGroups.flatMap((group) => group.topics);

/** How programs use the API: prose at the left, request and answer at the right. */
export function ApiPage() {
  const { topic: slug } = route.useSearch();
  const topic = topics.find((each) => each.slug === slug) ?? topics[0];
  if (!topic) return null;
  return (
    <Page
      title={topic.title}
      name={texts.window(topic.title)}
      back={<BackLink to="/settings/tokens">{texts.back}</BackLink>}
      tools={
        <>
          <ButtonAnchor href="/api/docs" look="ghost" icon={<FileCode size={16} />}>
            {texts.openApi}
          </ButtonAnchor>
          <ButtonLink to="/settings/tokens" look="ghost" icon={<KeyRound size={16} />}>
            {texts.createToken}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.columns}>
        <Topics current={topic} />
        <article>
          {topic.endpoint && (
            <p className={styles.endpoint}>
              <span className={styles.verb}>{topic.endpoint.method}</span>
              <code>{topic.endpoint.path}</code>
            </p>
          )}
          <p className={styles.lead}>{topic.lead}</p>
          {topic.lists.map(({ title, entries }) => (
            <Entries key={title} title={title} entries={entries} />
          ))}
          {topic.slug === 'eventos' && <Events />}
        </article>
        <ApiExample topic={topic} />
      </div>
    </Page>
  );
}

const Topics = ({ current }: { current: Topic }) => (
  <SectionsNav label={texts.topics} current={current.slug}>
    {topicGroups.map((group) => (
      <div key={group.name} role="group" aria-label={group.name} className={sections.group}>
        <p className={sections.label} aria-hidden="true">
          {group.name}
        </p>
        {group.topics.map(({ slug, name }) => (
          <Link
            key={slug}
            to="/settings/api"
            search={{ topic: slug }}
            activeProps={{}}
            aria-current={slug === current.slug ? 'page' : undefined}
            className={sections.link}
          >
            {name}
          </Link>
        ))}
      </div>
    ))}
  </SectionsNav>
);

const Entries = ({ title, entries }: Topic['lists'][number]) => (
  <section className={styles.entries}>
    <h2>{title}</h2>
    <dl>
      {entries.map(({ name, required, words }) => (
        <div key={name} className={styles.entry}>
          <dt>
            <code>{name}</code>
            {required && <small>{texts.required}</small>}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** As the form of a webhook names them. */
const Events = () =>
  eventGroups.map(({ label, events }) => (
    <Entries key={label} title={label} entries={events.map(([name, words]) => ({ name, words }))} />
  ));
