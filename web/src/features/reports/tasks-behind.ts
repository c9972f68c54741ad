import type { ResponseOf } from '@cuadrilla/contract/kernel/endpoint';
import {
  mostBehindFigure,
  type reportEndpoints,
  type TaskBehind,
} from '@cuadrilla/contract/views/reports/reports';

type Page = ResponseOf<typeof reportEndpoints.tasks>;

/** A file has so many at most: each part of them is reckoned anew by the server. */
const mostInFile = 5_000;

/** What is gone is counted, and in no page. */
const countIn = (pages: readonly Page[]): number => {
  const { count = 0, gone = 0 } = pages.at(-1) ?? {};
  return count - gone;
};

/** Where the page after these begins, if there is one. */
export function nextOffset(pages: readonly Page[]): number | undefined {
  const offset = pages.length * mostBehindFigure;
  return pages.length === 0 || offset < countIn(pages) ? offset : undefined;
}

/** All that there are, those that are not loaded yet too, as far as they go into a file; and how many there are. */
export async function listBehind(
  loaded: readonly Page[],
  ask: (offset: number) => Promise<Page>,
): Promise<{ tasks: TaskBehind[]; count: number }> {
  const pages = [...loaded];
  for (
    let offset = nextOffset(pages);
    offset !== undefined && offset < mostInFile;
    offset = nextOffset(pages)
  )
    pages.push(await ask(offset));
  return { tasks: pages.flatMap(({ tasks }) => tasks).slice(0, mostInFile), count: countIn(pages) };
}
