import type { Document } from '@cuadrilla/contract/documents/documents';
import { useState } from 'react';
import type { Doc } from 'yjs';
import { CommentBox } from '../../features/comments/components/CommentBox.tsx';
import { threadOrder } from '../../features/documents/thread-order.ts';
import { useThreads } from '../../features/documents/threads.mutations.ts';
import { threadTexts as texts } from '../../features/documents/threads.texts.ts';
import { messagesOf } from '../../lib/server/api.ts';
import { MentionableContext } from '../../lib/mention-people.ts';
import { useDocText } from '../../services/documents/use-doc-text.ts';
import { useMentionable } from '../../services/mentionable.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { BlockLoading } from '../../ui/states/BlockLoading.tsx';
import { SidePanel } from '../../ui/layers/SidePanel.tsx';
import styles from './CommentsPanel.module.css';
import { DocumentThreadCard } from './DocumentThreadCard.tsx';
import { quietly } from './quietly.ts';
import type { DocumentComments } from './use-document-comments.ts';

interface Props {
  document: Document;
  doc: Doc;
  comments: DocumentComments;
  canEdit: boolean;
  canManage: boolean;
  chosenId: number | undefined;
  onChoose: (threadId: number) => void;
  onClose: () => void;
}

/** What is said of places in the document, beside it. */
export function CommentsPanel({ document, doc, comments, chosenId, onChoose, onClose, ...rights }: Props) {
  const { threads, error, refetch, begun, end } = comments;
  const { begin } = useThreads(document);
  const [withSettled, setWithSettled] = useState(false);
  const mentionable = useMentionable(document.projectId);
  const settled = threads?.filter((each) => each.settled).length ?? 0;
  const order = useDocText(doc, () => threadOrder(doc, threads ?? []), threads);
  const shown = (threads ?? [])
    .filter((each) => !each.settled || withSettled || each.id === chosenId)
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return (
    <MentionableContext value={mentionable}>
      <SidePanel
        title={texts.comments}
        low
        onClose={onClose}
        foot={
          settled > 0 && (
            <Button look="ghost" size="small" onClick={() => setWithSettled(!withSettled)}>
              {withSettled ? texts.hideSettled : texts.showSettled(settled)}
            </Button>
          )
        }
      >
        {begun && (
          <section className={styles.thread} data-chosen="true" aria-label={texts.about(begun.quote)}>
            <blockquote className={styles.quote}>{begun.quote}</blockquote>
            <CommentBox
              autoFocus
              draft={`comment on document ${document.id}`}
              content=""
              verb={texts.begin}
              onSubmit={(content) => {
                end();
                return begin(begun, content).then(({ id }) => onChoose(id));
              }}
              typing={quietly}
              unavailable={false}
              actions={
                <Button size="small" look="ghost" onClick={end}>
                  {texts.cancel}
                </Button>
              }
            />
          </section>
        )}
        {error && !threads && (
          <ErrorState
            title={texts.failed}
            text={messagesOf(error).join(' ')}
            onRetry={() => void refetch()}
          />
        )}
        {!threads && !error && <BlockLoading label={texts.loading} height={160} />}
        {threads && shown.length === 0 && !begun && (
          <p className={styles.none}>{threads.length === 0 ? texts.none : texts.noneOpen}</p>
        )}
        {shown.map((thread) => (
          <DocumentThreadCard
            key={thread.id}
            document={document}
            thread={thread}
            isChosen={thread.id === chosenId}
            onChoose={() => onChoose(thread.id)}
            {...rights}
          />
        ))}
      </SidePanel>
    </MentionableContext>
  );
}
