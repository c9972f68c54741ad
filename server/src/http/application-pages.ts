import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseId } from '@cuadrilla/contract/fields';
import { readWebPage, type WebPage } from './web-page.ts';

/** Written by the web's build (web/build/route-heads.ts). */
interface RouteHead {
  path: string;
  session: boolean;
  head: string;
  /** Addresses of the API, with the path's own names where it has ids. */
  answers: string[];
}

interface ApplicationPage {
  page: WebPage;
  /** What it will ask the API for. */
  answers: string[];
}

/**
 * The application is one page, but each address names the files that it needs first. Files of the protected pages
 * are named only to whoever seems signed in: others are about to be sent to /login. What a page asks for is known only
 * while nothing is searched or sorted.
 */
export function applicationPages(webRoot: string, settings: { demo: boolean }) {
  const file = join(webRoot, 'index.html');
  const heads = join(webRoot, 'route-heads.json');
  const routes = existsSync(heads) ? (JSON.parse(readFileSync(heads, 'utf8')) as RouteHead[]) : [];
  const plain = readWebPage(file, settings);
  const pages = routes.map(({ path, session, head, answers }) => ({
    session,
    pattern: new RegExp(`^${path.replace(/\$(\w+)/g, '(?<$1>[^/?]+)')}/?(\\?|$)`),
    page: readWebPage(file, settings, head),
    answers,
  }));
  return (url: string, hasSession: boolean): ApplicationPage => {
    for (const { session, pattern, page, answers } of pages) {
      const match = session === hasSession && pattern.exec(url);
      if (match) return { page, answers: url.includes('?') ? [] : withIds(answers, match.groups ?? {}) };
    }
    return { page: plain, answers: [] };
  };
}

/** None where a path has something else in place of an id: there is nothing to be found. */
function withIds(answers: string[], names: Record<string, string>): string[] {
  if (Object.values(names).some((text) => parseId(text) === undefined)) return [];
  return answers.map((answer) => answer.replace(/\$(\w+)/g, (_, name: string) => names[name] ?? ''));
}
