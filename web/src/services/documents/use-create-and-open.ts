import { useNavigate } from '@tanstack/react-router';
import { useCreateDocument } from '../../features/documents/documents.mutations.ts';
import { documentTexts } from '../../features/documents/documents.texts.ts';

/** A new document opens with its title to be written. */
export function useCreateAndOpen(projectId: number) {
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateDocument(projectId);
  type Wish = Partial<Parameters<typeof mutate>[0]>;
  const create = (wish: Wish): void =>
    mutate(
      { title: documentTexts.untitled, ...wish },
      {
        onSuccess: ({ id: documentId }) =>
          void navigate({
            to: '/documentation/$projectId/$documentId',
            params: { projectId, documentId },
            search: { naming: wish.title === undefined ? 'yes' : undefined },
          }),
      },
    );
  return { create, isPending };
}
