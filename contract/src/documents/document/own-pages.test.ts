import { describe, expect, it } from 'vitest';
import { htmlOf } from './html.ts';
import { ownPageAt, ownPagePath } from './own-pages.ts';
import { nodeOf } from './parse.ts';
import { markdownOf } from './print.ts';
import { schema } from './schema.ts';

describe('a page of ours in a document', () => {
  it('is known by its path', () => {
    expect(ownPagePath('/documentation/3/8', null)).toBe('/documentation/3/8');
    const search = ownPagePath('/search', 'vencidas sin:responsable') ?? '';
    expect(search).toBe('/search?q=vencidas%20sin%3Aresponsable');
    expect(ownPageAt(search)).toEqual({ kind: 'search', query: 'vencidas sin:responsable' });
    expect(ownPageAt('/dashboard/projects/3')).toEqual({ kind: 'project', projectId: 3 });
    expect(ownPageAt('/dashboard/projects/3/boards/4')).toMatchObject({ kind: 'board', boardId: 4 });
    expect(ownPageAt('/dashboard/projects/3/boards/4/tasks/5')).toMatchObject({ kind: 'task', taskId: 5 });
  });

  it('is none of those that show no one thing', () => {
    for (const path of ['/', '/home', '/documentation/3', '/search', '/api/projects/3', '/search?q=%'])
      expect(ownPageAt(path)).toBeUndefined();
    expect(ownPagePath('/dashboard/projects/3', 'algo')).toBe('/dashboard/projects/3');
  });

  it('is refused where somebody forged it', () => {
    for (const path of ['javascript:alert(1)', '//otro.example/documentation/3/8', '/api/projects/3'])
      expect(() => schema.node('page', { path })).toThrow('Not a page');
  });

  it('is written in Markdown as the link that it is, and read from it again', () => {
    const markdown = 'Mira [/documentation/3/8](</documentation/3/8>) y [el plan](</documentation/3/8>)\n';
    const node = nodeOf(markdown);
    expect(node.firstChild?.children.map(({ type }) => type.name)).toEqual(['text', 'page', 'text', 'text']);
    expect(markdownOf(node)).toBe(markdown);
    expect(htmlOf(node)).toContain('<a data-page="/documentation/3/8" href="/documentation/3/8">');
  });
});
