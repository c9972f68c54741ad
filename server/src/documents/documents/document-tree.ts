import { deepest } from '@cuadrilla/contract/documents/documents';
import { messages } from '@cuadrilla/contract/kernel/errors';
import { generateKeyBetween } from 'fractional-indexing';
import { conflict, invalid } from '../../platform/app-error.ts';
import type { DocumentNode } from './documents.queries.ts';

export interface TreePosition {
  parentId: number | null;
  position: string;
}

const childrenOf = (nodes: readonly DocumentNode[], parentId: number | null): DocumentNode[] =>
  nodes.filter((node) => node.parentId === parentId);

/** Whether it is there, out of the trash; so is always what has no parent. */
export const isThere = (nodes: readonly DocumentNode[], parentId: number | null): boolean =>
  parentId === null || nodes.some(({ id, trashed }) => id === parentId && !trashed);

/** The document and all below it, out of the trash. */
export function subtreeOf(nodes: readonly DocumentNode[], id: number): number[] {
  const children = childrenOf(nodes, id).filter(({ trashed }) => !trashed);
  return [id, ...children.flatMap((child) => subtreeOf(nodes, child.id))];
}

const depthOf = (nodes: readonly DocumentNode[], id: number | null): number =>
  id === null ? 0 : 1 + depthOf(nodes, nodes.find((node) => node.id === id)?.parentId ?? null);

const heightOf = (nodes: readonly DocumentNode[], id: number): number =>
  1 + Math.max(0, ...childrenOf(nodes, id).map((child) => heightOf(nodes, child.id)));

function requireParent(nodes: readonly DocumentNode[], parentId: number | null, height: number): void {
  if (!isThere(nodes, parentId)) throw invalid(messages.documentParentUnknown);
  if (depthOf(nodes, parentId) + height > deepest) throw conflict(messages.documentTooDeep);
}

/** At the end of the parent. */
export function placeOfNew(nodes: readonly DocumentNode[], parentId: number | null): TreePosition {
  requireParent(nodes, parentId, 1);
  const last = childrenOf(nodes, parentId).at(-1)?.position ?? null;
  return { parentId, position: generateKeyBetween(last, null) };
}

type Moving = Omit<DocumentNode, 'trashed'>;

interface Wish {
  parentId?: number | null | undefined;
  afterId?: number | null | undefined;
}

/** Where the document stands once the wish is fulfilled: behind the one named, else at the end of a new parent. */
export function placeWished(nodes: readonly DocumentNode[], moving: Moving, wish: Wish): TreePosition {
  const { parentId = moving.parentId, afterId } = wish;
  if (parentId !== null && subtreeOf(nodes, moving.id).includes(parentId))
    throw invalid(messages.documentInItself);
  requireParent(nodes, parentId, heightOf(nodes, moving.id));
  const stays = parentId === moving.parentId;
  if (stays && (afterId === undefined || afterId === moving.id))
    return { parentId, position: moving.position };
  const others = childrenOf(nodes, parentId).filter(({ id }) => id !== moving.id);
  const index =
    afterId === undefined
      ? others.length - 1
      : afterId === null
        ? -1
        : others.findIndex(({ id }) => id === afterId);
  if (typeof afterId === 'number' && index === -1) throw invalid(messages.documentNotFound);
  const [before, behind] = [others[index]?.position ?? null, others[index + 1]?.position ?? null];
  const standsThere =
    stays && moving.position > (before ?? '') && (behind === null || moving.position < behind);
  return { parentId, position: standsThere ? moving.position : generateKeyBetween(before, behind) };
}
