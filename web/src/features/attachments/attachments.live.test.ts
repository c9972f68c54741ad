import type { Attachment } from '@cuadrilla/contract/tasks/attachments';
import type { Event } from '@cuadrilla/contract/log/events';
import { expect, it } from 'vitest';
import { isOfAttachment, withAttachmentEvent } from './attachments.live.ts';

const at = '2026-10-14T10:00:00.000Z';
const [ana, eva] = [
  { id: 1, name: 'Ana Ruiz' },
  { id: 7, name: 'Eva Soto' },
];
const plan: Attachment = { id: 1, name: 'plano.png', size: 9, picture: true, createdAt: at, createdBy: ana };
const names = (files: Attachment[]) => files.map(({ name }) => name);

function after(files: Attachment[], happened: Pick<Event, 'type' | 'payload'>): Attachment[] {
  const event = { seq: 1, at: '2026-11-02T10:00:00.000Z', actor: ana, ...happened } as Event;
  if (!isOfAttachment(event)) throw new Error('not of a file');
  return withAttachmentEvent(files, event, [ana, eva]);
}

const said = { attachmentId: 2, taskId: 1, name: 'gastos.csv', size: 4, picture: false };

it('adds a file once, by whoever sent it', () => {
  const added = after([plan], { type: 'attachment.created', payload: said });
  expect(names(added)).toEqual(['plano.png', 'gastos.csv']);
  expect(added[1]).toMatchObject({ createdBy: ana, createdAt: '2026-11-02T10:00:00.000Z' });
  expect(after(added, { type: 'attachment.created', payload: said })).toBe(added);
});

it('brings one back as it was, in its place', () => {
  const other = { ...plan, id: 3 };
  const back = after([plan, other], {
    type: 'attachment.restored',
    payload: { ...said, created_at: at, created_by: 7 },
  });
  expect(names(back)).toEqual(['plano.png', 'gastos.csv', 'plano.png']);
  expect(back[1]).toMatchObject({ createdBy: eva, createdAt: at });
});

it('renames one, and takes one away', () => {
  const payload = {
    attachmentId: 1,
    taskId: 1,
    name: 'a.png',
    changes: { name: { before: 'a.png', after: 'b.png' } },
  };
  expect(names(after([plan], { type: 'attachment.updated', payload }))).toEqual(['b.png']);
  expect(after([plan], { type: 'attachment.deleted', payload: { ...said, attachmentId: 1 } })).toEqual([]);
});
