import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWebPage, type WebPage } from './web-page.ts';

/** Written by the web's build (web/build/route-heads.ts). */
interface RouteHead {
  path: string;
  session: boolean;
  head: string;
}

/**
 * The application is one page, but each address names the files that it needs first. Files of the protected pages
 * are named only to whoever seems signed in: others are about to be sent to /login.
 */
export function applicationPages(webRoot: string, settings: { demo: boolean }) {
  const file = join(webRoot, 'index.html');
  const heads = join(webRoot, 'route-heads.json');
  const routes = existsSync(heads) ? (JSON.parse(readFileSync(heads, 'utf8')) as RouteHead[]) : [];
  const plain = readWebPage(file, settings);
  const pages = routes.map(({ path, session, head }) => ({
    session,
    pattern: new RegExp(`^${path.replace(/\$\w+/g, '[^/?]+')}/?(\\?|$)`),
    page: readWebPage(file, settings, head),
  }));
  return (url: string, hasSession: boolean): WebPage =>
    pages.find(({ session, pattern }) => session === hasSession && pattern.test(url))?.page ?? plain;
}
