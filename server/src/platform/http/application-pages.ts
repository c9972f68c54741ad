import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageSettings, readWebPage, type WebPage } from './web-page.ts';

/** Written by the web's build (web/build/route-heads.ts). */
interface RouteHead {
  path: string;
  search?: string;
  session: boolean;
  head: string;
  asks: string[];
}

interface ApplicationPage {
  page: WebPage;
  /** For the header `link`: answers that the page will ask for, so that they come while its scripts do. */
  link?: string;
}

/**
 * The application is one page, but each address names the files and the answers that it needs first. Those of the
 * protected pages are named only to whoever seems signed in: others are about to be sent to /login.
 */
export function applicationPages(webRoot: string, settings: PageSettings) {
  const file = join(webRoot, 'index.html');
  const heads = join(webRoot, 'route-heads.json');
  const routes = existsSync(heads) ? (JSON.parse(readFileSync(heads, 'utf8')) as RouteHead[]) : [];
  const plain = { page: readWebPage(file, settings) };
  const pages = routes.map(({ path, search, session, head, asks }) => ({
    session,
    pattern: patternOf(path, search),
    page: readWebPage(file, settings, head),
    link: asks.map((answer) => `<${answer}>; rel=preload; as=fetch; crossorigin`).join(', '),
  }));
  return (url: string, hasSession: boolean): ApplicationPage => {
    for (const { session, pattern, page, link } of pages) {
      const { groups } = (session === hasSession && pattern.exec(url)) || {};
      if (groups) return { page, link: link.replace(/\$(\w+)/g, (_, name: string) => groups[name] ?? '') };
    }
    return plain;
  };
}

/** Ids are digits: whatever else stands in their place is for the page to refuse. */
function patternOf(path: string, search: string | undefined): RegExp {
  const end = search === undefined ? '(\\?|$)' : `${search}$`;
  return new RegExp(`^(?<path>${path.replace(/\$(\w+)/g, '(?<$1>\\d+)')})/?${end}`);
}
