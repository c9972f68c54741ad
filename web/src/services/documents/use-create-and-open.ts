import { useNavigate } from '@tanstack/react-router';
import { type NewDocument, useCreateDocument } from '../../features/documents/documents.mutations.ts';
import { documentTexts } from '../../features/documents/documents.texts.ts';

type Wish = Partial<NewDocument>;

/** A new document opens with its title to be written. */
export function useCreateInProject() {
  const navigate = useNavigate();
  const { mutate, isPending } = useCreateDocument();
  const create = (projectId: number, wish: Wish): void =>
    mutate(
      { title: documentTexts.untitled, ...wish, projectId },
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

/** The same where it is known in which project. */
export function useCreateAndOpen(projectId: number) {
  const { create, isPending } = useCreateInProject();
  return { create: (wish: Wish): void => create(projectId, wish), isPending };
}
