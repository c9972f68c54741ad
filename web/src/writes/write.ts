import type { Settle } from './own-changes.ts';
import { sendInOrder } from './send-in-order.ts';
import { forgetTakenBack, keepTakenBack } from './undo-steps.ts';
import { offerUndo } from './offer-undo.ts';
import { toast } from '../ui/layers/toast.tsx';

interface Deed<Answer> {
  /** The things it changes: about each of them one question goes out after the other. */
  about: readonly string[];
  /** Where it shows already. */
  shown?: readonly Settle[];
  ask: () => Promise<Answer>;
  /** Keeps what the server made of it. */
  receive?: (answer: Answer) => void;
  /** Tells why it was not done. */
  refused: (error: unknown) => void;
  /** Whatever else may show it is read again. */
  refresh: () => Promise<unknown>;
  undo?: Undo<Answer> | false | undefined;
}

interface Undo<Answer> {
  /** What was done; of several things, those that were. */
  text: string | ((answer: Answer) => string);
  run: (answer: Answer) => Promise<unknown>;
  /** Whether there is anything to take back. */
  when?: (answer: Answer) => boolean;
}

/**
 * The one way to change what is on the screen: it shows at once, goes out after all that is on its way about the same
 * thing, is taken off again where the server refuses it, and can be undone from the start.
 */
export function write<Answer>(deed: Deed<Answer>): Promise<Answer> {
  toast.dismissError();
  forgetTakenBack();
  const answer = send(deed);
  // Whoever does not wait for the answer has been told of a refusal all the same.
  answer.catch(() => undefined);
  if (deed.undo) offer(deed, deed.undo, answer);
  return answer;
}

async function send<Answer>({ about, shown = [], ask, receive, refused, refresh }: Deed<Answer>) {
  const end = (refreshed?: Promise<unknown>) => shown.forEach((settle) => void settle(refreshed));
  try {
    const answer = await sendInOrder(about, async () => {
      const answered = await ask();
      receive?.(answered);
      return answered;
    });
    end(refresh());
    return answer;
  } catch (error) {
    refused(error);
    end();
    void refresh();
    throw error;
  }
}

function offer<Answer>(
  deed: Deed<Answer>,
  { text, run, when = () => true }: Undo<Answer>,
  answer: Promise<Answer>,
): void {
  const { about, refresh } = deed;
  let told = '';
  const isDone = answer.then(
    (answered) => {
      told = typeof text === 'string' ? text : text(answered);
      return when(answered);
    },
    () => false,
  );
  const takeBack = async () => {
    if (!(await isDone)) return;
    try {
      await run(await answer);
      // It shows when the server has it: what showed it at once is done with.
      keepTakenBack(() => write({ ...deed, shown: [] }));
    } finally {
      void refresh();
    }
  };
  offerUndo(
    () => told,
    () => sendInOrder(about, takeBack),
    isDone,
  );
}
