import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { textClass } from '../../features/documents/editor/text/text-class.ts';
import { classes, includesFolded } from '../../lib/text/text.ts';
import { guideTexts as texts } from '../../ui/page/guide.texts.ts';
import { BackLink, Page } from '../../ui/page/Page.tsx';
import { PlainLink } from '../../ui/controls/PlainLink.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { guide, type GuidePage as Text } from './guide.ts';
import styles from './GuidePage.module.css';

const route = getRouteApi('/app/documentation/guide/$page');

/** The user's guide: one page of it, and all that there are beside it. */
export function GuidePage() {
  const { page: slug } = route.useParams();
  const [wanted, setWanted] = useState('');
  const index = Math.max(
    0,
    guide.findIndex((each) => each.slug === slug),
  );
  const page = guide[index] as Text;
  const next = guide[index + 1];
  const found = guide.filter((each) => says(each, wanted));
  return (
    <Page title={page.title} back={<BackLink to="/documentation">{texts.back}</BackLink>}>
      <div className={styles.columns}>
        <nav className={styles.pages} aria-label={texts.pages}>
          <SearchField label={texts.search} value={wanted} onSearch={setWanted} delay={0} />
          <ul>
            {found.map((each) => (
              <li key={each.slug}>
                <Link to="/documentation/guide/$page" params={{ page: each.slug }} className={styles.page}>
                  {each.title}
                  {wanted && <small>{sectionWith(each, wanted)}</small>}
                </Link>
              </li>
            ))}
          </ul>
          {found.length === 0 && <p>{texts.nothing}</p>}
        </nav>
        <div>
          <Html text={page.lead} />
          {page.picture && (
            <img className={styles.picture} width={1280} height={800} loading="lazy" {...page.picture} />
          )}
          <Html text={page.html} />
          {next && (
            <PlainLink to="/documentation/guide/$page" params={{ page: next.slug }} className={styles.next}>
              {texts.next(next.title)}
            </PlainLink>
          )}
        </div>
      </div>
    </Page>
  );
}

/** Ours, and made when this was built. */
const Html = ({ text }: { text: string }) => (
  // oxlint-disable-next-line no-danger -- as above
  <div className={classes(textClass, styles.text)} dangerouslySetInnerHTML={{ __html: text }} />
);

const says = ({ title, sections }: Text, wanted: string): boolean =>
  [title, ...sections.flatMap(({ heading, text }) => [heading, text])].some((text) =>
    includesFolded(text, wanted),
  );

const sectionWith = ({ sections }: Text, wanted: string): string | undefined =>
  sections.find(({ heading, text }) => includesFolded(`${heading} ${text}`, wanted))?.heading;
